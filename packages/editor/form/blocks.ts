/** What a document holds besides words: figures and names by their fact, tables, and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { label } from './form-words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A tag that is chosen from a list, in a dialog: a list within the text may write another tag than it shows. */
function block(
  id: string,
  title: string,
  options: readonly Option[],
  names: string,
  open = '<',
  close = ' />',
) {
  const tag = ({ name = '' }: { readonly name?: string }) => `${open}${name}${close}`;
  return {
    ...{ id, label: title, mode: 'dialog', summary: '{{name}}', toBlock: tag, toPreview: tag },
    // A list to unfold even where it is short, so that all blocks work alike.
    fields: [{ name: 'name', label: title, widget: 'select', options, dropdown_threshold: 0 }],
    pattern: new RegExp(`${open}(?<name>${names})${close}`),
  };
}

const tag = (id: string, title: string, names: readonly string[]) =>
  block(
    id,
    title,
    names.map((value) => ({ value, label: label(value) })),
    names.join('|'),
  );

/** `facts` are today's figures and names, by the name of the fact. */
export function blocks(facts: Readonly<Record<string, string>>) {
  const options = Object.entries(facts).map(([value, says]) => ({ value, label: `${says} (${value})` }));
  return [
    block('fact', 'Figure or name', options, '[^"]+', '<Fact name="', '" />'),
    tag('table', 'Table', LEGAL_TABLES),
    tag('server', 'Server', LEGAL_SERVERS),
  ];
}
