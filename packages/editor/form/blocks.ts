/** Defines the blocks that the office can insert into a document: figures, names, tables and servers. */
import { LEGAL_SERVERS, LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { formatLabel } from './form-words.ts';

interface Block {
  readonly id: string;
  readonly label: string;
  /**
   * Formats the tag for a chosen name. If the name is a pattern, the result is a pattern for the tags of all
   * names that match.
   */
  readonly formatTag: (name: string) => string;
  readonly namePattern: string;
  readonly options: readonly object[];
}

/**
 * Creates a block whose name is chosen in a dialog. Sveltia could also show the list of names within the
 * text, but there it may write a different tag from the one that it shows.
 */
function createDialogBlock({ id, label, formatTag, namePattern, options }: Block) {
  const formatBlock = ({ name = '' }: { readonly name?: string }) => formatTag(name);
  return {
    id,
    label,
    mode: 'dialog',
    summary: '{{name}}',
    pattern: new RegExp(formatTag(`(?<name>${namePattern})`)),
    toBlock: formatBlock,
    toPreview: formatBlock,
    fields: [{ name: 'name', label, widget: 'select', options }],
  };
}

const BLOCK_NAMES = [...LEGAL_TABLES, ...LEGAL_SERVERS];

/** Lists the blocks. The choices show the facts as they were when the editor was built. */
export const createBlocks = (facts: Readonly<Record<string, string>>) => [
  createDialogBlock({
    id: 'fact',
    label: 'Figure or name',
    formatTag: (name) => `<Fact name="${name}" />`,
    namePattern: '[^"]+',
    options: Object.entries(facts).map(([name, fact]) => ({ value: name, label: `${fact} (${name})` })),
  }),
  createDialogBlock({
    id: 'table',
    label: 'Table or server',
    formatTag: (name) => `<${name} />`,
    namePattern: BLOCK_NAMES.join('|'),
    options: BLOCK_NAMES.map((name) => ({ value: name, label: formatLabel(name) })),
  }),
];
