/**
 * Renders the text of the office's pull request: the statements that changed, and the pages that show the edits.
 */
import {
  type ParsedFile,
  parseFiles,
  computeFactsFromFiles,
  listPassages,
} from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listValues } from '@site/rules/text/values';
import { findUrl } from './form/urls.ts';
import { describeFile, describePath } from './form/form-words.ts';
import words from './form/words.json' with { type: 'json' };

/** Escapes the office's words, so that they cannot form a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

/** Matches the words on which a promise depends: figures, names, days, units, and words such as “not”. */
const DECISIVE_WORD_PATTERN = new RegExp(Object.values(words.pullRequest.decisiveWords).join('|'), 'gu');

/** Formats a cell of the table, with the decisive words in bold that the other cell does not have. */
const formatCell = (text: string, other: string) =>
  escapeMarkdown(text).replaceAll(DECISIVE_WORD_PATTERN, (word) =>
    other.match(DECISIVE_WORD_PATTERN)?.includes(word) ? word : `**${word}**`,
  );

/** Lists the sentences of a file, and its numbers and switches with their fields: `Basic › Price › Amount: 24,000`. */
const listStatements = (file: ParsedFile) => [
  ...listValues(file.source.data).flatMap(({ path, value }) =>
    typeof value === 'number' || typeof value === 'boolean'
      ? `${describePath(file.source.data, path)}: ${value.toLocaleString('en-US', { useGrouping: 'min2' })}`
      : [],
  ),
  ...listPassages(file).flatMap(({ text }) => text.split(/(?<=[.?!;])\s+|\n\s*\n/)),
];

/** Formats a row for each statement that was changed or removed, if its decisive words are others now. */
const formatRows = (before: readonly ParsedFile[], after: readonly ParsedFile[]) =>
  after.flatMap((newFile) => {
    const { file } = newFile.source;
    const added = listStatements(newFile);
    const oldStatements = before.filter(({ source }) => source.file === file).flatMap(listStatements);
    const removed = oldStatements.filter((statement) => {
      const index = added.indexOf(statement);
      return index < 0 || !added.splice(index, 1);
    });
    return removed.flatMap((from, index) => {
      const to = added[index] ?? '';
      return String(from.match(DECISIVE_WORD_PATTERN)) === String(to.match(DECISIVE_WORD_PATTERN))
        ? []
        : `| ${describeFile(file)} | ${formatCell(from, to)} | ${formatCell(to, from)} |`;
    });
  });

/** Lists the pages of files that changed or that name a changed fact. */
function listChangedPages(before: readonly ParsedFile[], after: readonly ParsedFile[]) {
  const oldTextByFile = new Map(before.map(({ source, text }) => [source.file, text]));
  const oldFacts = computeFactsFromFiles(before) ?? {};
  const facts = Object.entries(computeFactsFromFiles(after) ?? {});
  const changedFacts = facts.filter(([name, fact]) => fact !== oldFacts[name]);
  const isChanged = ({ source, text }: ParsedFile) =>
    text !== oldTextByFile.get(source.file) ||
    changedFacts.some(([name]) => new RegExp(`[{"]${name}[}"]`).test(text));
  return new Set(after.filter(isChanged).flatMap(({ kind, slug }) => findUrl(kind, slug) ?? []));
}

/** Renders the text in Markdown. Pages are links to the preview site, if its URL is known. */
export function renderPullRequestText(
  before: readonly ContentText[],
  after: readonly ContentText[],
  previewUrl = '',
): string {
  const oldFiles = parseFiles(before);
  const newFiles = parseFiles(after);
  const rows = formatRows(oldFiles, newFiles);
  const pageList = Array.from(listChangedPages(oldFiles, newFiles), (path) =>
    previewUrl ? `- [${path}](${previewUrl}${path})` : `- \`${path}\``,
  );
  return [
    words.pullRequest.intro,
    rows.length > 0 && [words.pullRequest.table, ...rows].join('\n'),
    pageList.length > 0 && words.pullRequest.pages + pageList.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
