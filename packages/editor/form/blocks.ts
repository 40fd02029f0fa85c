/** Defines what a document holds besides words: figures, names, tables and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { label } from './form-words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Block {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly pattern: RegExp;
  readonly tag: (name: string) => string;
}

/** Opens a dialog, because in a list within the text Sveltia may write another tag than it shows. */
function dialogBlock({ id, label, options, pattern, tag }: Block) {
  const toTag = ({ name = '' }: { readonly name?: string }) => tag(name);
  return {
    id,
    label,
    mode: 'dialog',
    summary: '{{name}}',
    pattern,
    toBlock: toTag,
    toPreview: toTag,
    fields: [{ name: 'name', label, widget: 'select', options }],
  };
}

const names = [...LEGAL_TABLES, ...LEGAL_SERVERS];

/** `facts` has today's words of each figure and name. */
export const blocks = (facts: Readonly<Record<string, string>>) => [
  dialogBlock({
    id: 'fact',
    label: 'Figure or name',
    options: Object.entries(facts).map(([value, words]) => ({ value, label: `${words} (${value})` })),
    pattern: /<Fact name="(?<name>[^"]+)" \/>/,
    tag: (name) => `<Fact name="${name}" />`,
  }),
  dialogBlock({
    id: 'table',
    label: 'Table or server',
    options: names.map((value) => ({ value, label: label(value) })),
    pattern: new RegExp(`<(?<name>${names.join('|')}) />`),
    tag: (name) => `<${name} />`,
  }),
];
