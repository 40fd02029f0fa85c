/** Defines the blocks of a document besides text: figures, names, tables and the servers of the build. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { formatLabel } from './form-words.ts';

interface Block {
  readonly id: string;
  readonly label: string;
  /** Writes the tag of a choice, or the pattern that finds it. */
  readonly toTag: (name: string) => string;
  readonly namePattern: string;
  readonly options: readonly object[];
}

/**
 * Makes a block that opens a dialog. A dialog is safer than a list in the text, where Sveltia may write a
 * different tag from the one it shows.
 */
function createDialogBlock({ id, label, toTag, namePattern, options }: Block) {
  const write = ({ name = '' }: { readonly name?: string }) => toTag(name);
  return {
    id,
    label,
    mode: 'dialog',
    summary: '{{name}}',
    pattern: new RegExp(toTag(`(?<name>${namePattern})`)),
    toBlock: write,
    toPreview: write,
    fields: [{ name: 'name', label, widget: 'select', options }],
  };
}

const blockNames = [...LEGAL_TABLES, ...LEGAL_SERVERS];

/** Lists the blocks. `facts` has today's text for each figure and name. */
export const createBlocks = (facts: Readonly<Record<string, string>>) => [
  createDialogBlock({
    id: 'fact',
    label: 'Figure or name',
    toTag: (name) => `<Fact name="${name}" />`,
    namePattern: '[^"]+',
    options: Object.entries(facts).map(([value, text]) => ({ value, label: `${text} (${value})` })),
  }),
  createDialogBlock({
    id: 'table',
    label: 'Table or server',
    toTag: (name) => `<${name} />`,
    namePattern: blockNames.join('|'),
    options: blockNames.map((value) => ({ value, label: formatLabel(value) })),
  }),
];
