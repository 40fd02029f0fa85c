/** What a document holds besides words: figures and names by their fact, tables, and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { label } from './form-words.ts';

interface Chosen {
  readonly name?: string;
}

/** A tag that is chosen from a list, in a dialog: a list within the text may write another tag than it shows. */
const chosen = (
  id: string,
  title: string,
  options: readonly { readonly label: string; readonly value: string }[],
  pattern: RegExp,
  tag: (name: string) => string,
) => ({
  id,
  label: title,
  mode: 'dialog',
  summary: '{{name}}',
  // A list to unfold even where it is short, so that all blocks work alike.
  fields: [{ name: 'name', label: title, widget: 'select', options, dropdown_threshold: 0 }],
  pattern,
  toBlock: ({ name = '' }: Chosen) => tag(name),
  toPreview: ({ name = '' }: Chosen) => tag(name),
});

const tag = (id: string, title: string, names: readonly string[]) =>
  chosen(
    id,
    title,
    names.map((value) => ({ value, label: label(value) })),
    new RegExp(`<(?<name>${names.join('|')}) />`),
    (name) => `<${name} />`,
  );

/** `facts` are today's figures and names, by the name of the fact. */
export const blocks = (facts: Readonly<Record<string, string>>) => [
  chosen(
    'fact',
    'Figure or name',
    Object.entries(facts).map(([value, says]) => ({ value, label: `${says} (${value})` })),
    /<Fact name="(?<name>[^"]+)" \/>/,
    (name) => `<Fact name="${name}" />`,
  ),
  tag('table', 'Table', LEGAL_TABLES),
  tag('server', 'Server', LEGAL_SERVERS),
];
