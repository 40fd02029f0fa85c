/** What a document has beside words: figures and names by their fact, tables, and the servers of the build. */
import type { EditorComponent } from '@sveltia/cms';
import { LEGAL_SERVERS, LEGAL_TABLES } from '../src/domain/content/legal-blocks.ts';
import { label } from './form-fields.ts';

interface Choice {
  readonly label: string;
  readonly value: string;
}

/** A tag that is chosen from a list; `toBlock` writes it, and its pattern finds it. */
const chosen = (
  id: string,
  title: string,
  mode: EditorComponent['mode'],
  options: readonly Choice[],
  pattern: RegExp,
  tag: (name: string) => string,
): EditorComponent => ({
  id,
  label: title,
  mode,
  summary: '{{name}}',
  fields: [
    // A block stands in the text at once, before anything is chosen.
    {
      name: 'name',
      label: title,
      widget: 'select',
      options,
      default: mode === 'block' ? options[0]?.value : undefined,
    },
  ],
  pattern,
  toBlock: ({ name = '' }) => tag(name),
  toPreview: ({ name = '' }) => tag(name),
});

const tag = (id: string, title: string, mode: EditorComponent['mode'], names: readonly string[]) =>
  chosen(
    id,
    title,
    mode,
    names.map((value) => ({ value, label: label(value) })),
    new RegExp(`<(?<name>${names.join('|')}) />`),
    (name) => `<${name} />`,
  );

/** `facts` are what they say today, by name. */
export const blocks = (facts: Readonly<Record<string, string>>): readonly EditorComponent[] => [
  chosen(
    'fact',
    'Figure or name',
    'dialog',
    Object.entries(facts).map(([value, says]) => ({ value, label: `${says} (${value})` })),
    /<Fact name="(?<name>[^"]+)" \/>/,
    (name) => `<Fact name="${name}" />`,
  ),
  tag('table', 'Table', 'block', LEGAL_TABLES),
  tag('server', 'Server', 'dialog', LEGAL_SERVERS),
];
