/**
 * Renders the text of the office's pull request: the statements that changed, and the pages that show the edits.
 */
import { type ParsedFile, parseFiles, computeFactsFromFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listValues } from '@site/rules/text/values';
import { findUrl } from './form/urls.ts';
import { describeFile, describePath } from './form/form-words.ts';
import words from './form/words.json' with { type: 'json' };

type Files = readonly ParsedFile[];

/** Escapes the office's words, so that they cannot form a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text.replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`).replaceAll('@', '&#64;');

const splitWords = (text: string) => text.match(/\S+/g) ?? [];

/** Formats a cell of the table. If the other cell has words too, those that it lacks are in bold. */
function formatCell(text: string, other: string) {
  const otherWords: readonly string[] = splitWords(other);
  const formatWord = (word: string) =>
    otherWords.length === 0 || otherWords.includes(word)
      ? escapeMarkdown(word)
      : `**${escapeMarkdown(word)}**`;
  return splitWords(text).map(formatWord).join(' ');
}

/** Lists the sentences of a file, and its single words and numbers with their fields: `Basic › Price: 24000`. */
const listStatements = ({ source: { data }, body }: ParsedFile) =>
  [{ path: [], value: body?.prose ?? {} }, ...listValues(data)].flatMap(({ path, value }) => {
    if (typeof value === 'string' && value.includes(' ')) return value.split(/(?<=[.?!;])\s+|\n\s*\n/);
    return value instanceof Object ? [] : `${describePath(data, path)}: ${JSON.stringify(value)}`;
  });

/** Formats a row for each statement that was added, changed or removed in a file. */
const formatRows = (before: Files, after: Files) =>
  after.flatMap((newFile) => {
    const { file } = newFile.source;
    const oldFile = before.find(({ source }) => source.file === file);
    if (!oldFile) return [];
    const added = listStatements(newFile);
    const removed = listStatements(oldFile).filter((statement) => {
      const index = added.indexOf(statement);
      return index < 0 || !added.splice(index, 1);
    });
    return (removed.length > added.length ? removed : added).map((_, index) => {
      const from = removed[index] ?? '';
      const to = added[index] ?? '';
      return `| ${describeFile(file)} | ${formatCell(from, to)} | ${formatCell(to, from)} |`;
    });
  });

/** Lists the pages of files that changed or that name a changed fact. */
function listChangedPages(before: Files, after: Files) {
  const oldFacts = computeFactsFromFiles(before) ?? {};
  const facts = Object.entries(computeFactsFromFiles(after) ?? {});
  const changedFacts = facts.filter(([name, fact]) => fact !== oldFacts[name]);
  // parseFiles() returns the same object for a file that did not change.
  const changedFiles = after.filter(
    (file) =>
      !before.includes(file) || changedFacts.some(([name]) => new RegExp(`[{"]${name}[}"]`).test(file.text)),
  );
  return new Set(changedFiles.flatMap(({ kind, slug }) => findUrl(kind, slug) ?? []));
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
