/**
 * Renders the text of the office's pull request: each sentence and figure that changed, old beside new.
 */
import { type ParsedFile, parseFiles, computeFactsFromFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { fillInFacts } from '@site/content/facts/facts';
import type { Currency } from '@site/rules/money/money';
import { getValueAt, listValues } from '@site/rules/text/values';
import { diffArrays } from 'diff';
import { formatFigure } from './form/figure-text.ts';
import { describeFile, describePath } from './form/form-words.ts';
import words from './form/words.json' with { type: 'json' };

/** Escapes the office's words, so that they cannot form a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text.replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`).replaceAll('@', '&#64;');

/** Formats a cell of the table. If the other cell has words too, what is added to them is in bold. */
const formatCell = (text: string, other: string) =>
  diffArrays(other.split(/\s+/), text.split(/\s+/))
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => {
      const words = escapeMarkdown(value.join(' '));
      return added && text && other ? `**${words}**` : words;
    })
    .join(' ');

/** A sentence or a figure, with the name of its field: `Basic › Price`. */
interface Statement {
  readonly field: string;
  readonly text: string;
}

/** Returns a function that lists the statements of a file, with facts in place of their names. */
function createStatementReader(files: readonly ParsedFile[]) {
  const facts = computeFactsFromFiles(files) ?? {};
  return ({ source: { data }, body }: ParsedFile): Statement[] =>
    [{ path: ['sections'], value: body?.prose ?? {} }, ...listValues(data)].flatMap(({ path, value }) => {
      const day = value instanceof Date && value.toISOString().slice(0, 10);
      if ((value instanceof Object && !day) || path.at(-1) === 'currency') return [];
      const parentPath = path.slice(0, -1);
      const currency = getValueAt(data, [...parentPath, 'currency']) as Currency | undefined;
      // An amount has the name of its price, and an entry of a list of texts has that of its list.
      const field = describePath(data, currency || typeof path.at(-1) === 'number' ? parentPath : path);
      const valueText = typeof value === 'number' ? formatFigure(value, currency) : String(day || value);
      return fillInFacts(valueText, facts)
        .replaceAll(/\s+(?=[.,;:!?])/g, '')
        .split(/(?<=[.?!;])\s+|\s*\n\s*/)
        .flatMap((text) => (text ? { field, text } : []));
    });
}

/**
 * Formats a row for each statement that was added, changed or removed in a file. What was added in place of
 * removed statements is beside them.
 */
function formatRows(place: string, before: Statement[], after: Statement[]) {
  const changes = diffArrays(before, after, { comparator: (first, second) => first.text === second.text });
  return changes.flatMap(({ removed, added, value }, index) => {
    if (!removed && (!added || changes[index - 1]?.removed)) return [];
    const from = removed ? value : [];
    const to = changes.slice(index, index + 2).find((change) => change.added)?.value ?? [];
    return (from.length > to.length ? from : to).map(({ field }, row) => {
      const fromText = from[row]?.text ?? '';
      const toText = to[row]?.text ?? '';
      return `| ${place} › ${escapeMarkdown(field)} | ${formatCell(fromText, toText)} | ${formatCell(toText, fromText)} |`;
    });
  });
}

/** Renders the text in Markdown, below the URL of a preview site if it is known. */
export function renderPullRequestText(
  before: readonly ContentText[],
  after: readonly ContentText[],
  previewUrl = '',
) {
  const oldFiles = parseFiles(before);
  const newFiles = parseFiles(after);
  const readOldStatements = createStatementReader(oldFiles);
  const readNewStatements = createStatementReader(newFiles);
  const rows = newFiles.flatMap((newFile) => {
    const { file } = newFile.source;
    const oldFile = oldFiles.find(({ source }) => source.file === file);
    if (!oldFile) return [];
    const place = describeFile(newFile.kind, file);
    return formatRows(place, readOldStatements(oldFile), readNewStatements(newFile));
  });
  return [previewUrl, '', words.pullRequest.intro, ...rows].join('\n').trim();
}
