/** What a document holds besides words: figures and names by their fact, tables, and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { label } from './form-words.ts';

type Options = readonly { readonly value: string; readonly label: string }[];

/** A tag that is chosen from a list, in a dialog: a list within the text may write another tag than it shows. */
function block(
  id: string,
  title: string,
  options: Options,
  pattern: RegExp,
  toTag: (name: string) => string,
) {
  const tag = ({ name = '' }: { readonly name?: string }) => toTag(name);
  return {
    ...{ id, label: title, mode: 'dialog', summary: '{{name}}', pattern, toBlock: tag, toPreview: tag },
    fields: [{ name: 'name', label: title, widget: 'select', options }],
  };
}

const parts = [...LEGAL_TABLES, ...LEGAL_SERVERS].map((value) => ({ value, label: label(value) }));

/** `facts` are today's figures and names, by the name of the fact. */
export const blocks = (facts: Readonly<Record<string, string>>) => [
  block(
    'fact',
    'Figure or name',
    Object.entries(facts).map(([value, says]) => ({ value, label: `${says} (${value})` })),
    /<Fact name="(?<name>[^"]+)" \/>/,
    (name) => `<Fact name="${name}" />`,
  ),
  block(
    'table',
    'Table or server',
    parts,
    new RegExp(`<(?<name>${parts.map(({ value }) => value).join('|')}) />`),
    (name) => `<${name} />`,
  ),
];
