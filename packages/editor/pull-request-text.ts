/**
 * Renders the text of the office's pull request: each sentence and figure that changed, old beside new.
 */
import { type ParsedFile, parseFiles, computeFactsFromFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { fillInFacts } from '@site/content/facts/facts';
import type { Currency } from '@site/rules/money/money';
import { getValueAt, listValues } from '@site/rules/text/values';
import { formatFigure } from './form/figure-text.ts';
import { findUrl } from './form/urls.ts';
import { describeFile, describePath } from './form/form-words.ts';
import words from './form/words.json' with { type: 'json' };

/** Escapes the office's words, so that they cannot form a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text.replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`).replaceAll('@', '&#64;');

/** Formats a cell of the table. If the other cell has words too, those that it lacks are in bold. */
const formatCell = (text: string, other: string) =>
  text
    .split(/\s+/)
    .map((word) =>
      word && other && !other.split(/\s+/).includes(word)
        ? `**${escapeMarkdown(word)}**`
        : escapeMarkdown(word),
    )
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
      if (value instanceof Object || path.at(-1) === 'currency') return [];
      const parentPath = path.slice(0, -1);
      const currency = getValueAt(data, [...parentPath, 'currency']) as Currency | undefined;
      // An amount has the name of its price, and an entry of a list of texts has that of its list.
      const field = describePath(data, currency || typeof path.at(-1) === 'number' ? parentPath : path);
      const valueText = typeof value === 'number' ? formatFigure(value, currency) : String(value);
      const sentences = fillInFacts(valueText, facts).split(/(?<=[.?!;])\s+|\n/);
      return sentences.map((text) => ({ field, text }));
    });
}

/** Takes the first statement of a field out of a list, or the first with a text, if one is given. */
function takeStatement(statements: Statement[], field: string, text?: string) {
  const index = statements.findIndex((other) => other.field === field && other.text === (text ?? other.text));
  return index < 0 ? undefined : statements.splice(index, 1)[0];
}

const formatRow = (place: string, field: string, from = '', to = '') =>
  `| ${place} › ${escapeMarkdown(field)} | ${formatCell(from, to)} | ${formatCell(to, from)} |`;

/** Renders the text in Markdown. Files are links to their pages on the preview site, if its URL is known. */
export function renderPullRequestText(
  before: readonly ContentText[],
  after: readonly ContentText[],
  previewUrl = '',
): string {
  const oldFiles = parseFiles(before);
  const newFiles = parseFiles(after);
  const readOldStatements = createStatementReader(oldFiles);
  const readNewStatements = createStatementReader(newFiles);
  const rows = newFiles.flatMap((newFile) => {
    const {
      kind,
      slug,
      source: { file },
    } = newFile;
    const oldFile = oldFiles.find(({ source }) => source.file === file);
    if (!oldFile) return [];
    const url = previewUrl && findUrl(kind, slug);
    const place = url ? `[${describeFile(kind, file)}](${previewUrl}${url})` : describeFile(kind, file);
    const added = readNewStatements(newFile);
    const removed = readOldStatements(oldFile).filter(
      ({ field, text }) => !takeStatement(added, field, text),
    );
    return [
      ...removed.map(({ field, text }) => formatRow(place, field, text, takeStatement(added, field)?.text)),
      ...added.map(({ field, text }) => formatRow(place, field, '', text)),
    ];
  });
  return [words.pullRequest.intro, ...rows].join('\n');
}
