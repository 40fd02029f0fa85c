/** Defines the blocks of a document besides text: figures, names, tables and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { formatLabel } from './form-words.ts';

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

/**
 * Makes a block that opens a dialog. Sveltia may write another tag than it shows if the choice is a list
 * within the text.
 */
function createDialogBlock({ id, label, options, pattern, tag }: Block) {
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

const blockNames = [...LEGAL_TABLES, ...LEGAL_SERVERS];

/** Lists the blocks. `facts` has today's words for each figure and name. */
export const createBlocks = (facts: Readonly<Record<string, string>>) => [
  createDialogBlock({
    id: 'fact',
    label: 'Figure or name',
    options: Object.entries(facts).map(([value, words]) => ({ value, label: `${words} (${value})` })),
    pattern: /<Fact name="(?<name>[^"]+)" \/>/,
    tag: (name) => `<Fact name="${name}" />`,
  }),
  createDialogBlock({
    id: 'table',
    label: 'Table or server',
    options: blockNames.map((value) => ({ value, label: formatLabel(value) })),
    pattern: new RegExp(`<(?<name>${blockNames.join('|')}) />`),
    tag: (name) => `<${name} />`,
  }),
];
