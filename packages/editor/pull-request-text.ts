/**
 * Renders the text of the office's pull request: the numbers that changed, and the pages that show the edits.
 */
import { type ParsedFile, parseFiles, computeFactsFromFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listValues } from '@site/rules/text/values';
import { findUrl } from './form/urls.ts';
import { isLargeChange } from './form/figure-text.ts';
import { describeFile, describePath } from './form/form-words.ts';
import words from './form/words.json' with { type: 'json' };

const formatNumber = (figure?: number) => figure?.toLocaleString('en-US') ?? 'nothing';

/** Escapes the office's words, so that they cannot form a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

/** Lists the numbers of all files by the names of their fields: `Maintenance plans › Basic › Price`. */
function listFigures(files: readonly ParsedFile[]): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const { source } of files) {
    for (const { path, value } of listValues(source.data)) {
      if (typeof value !== 'number') continue;
      // `price: { amount: 24000, currency: KES }` is called a price, not an amount.
      const fieldName = describePath(source.data, path.at(-1) === 'amount' ? path.slice(0, -1) : path);
      figures.set(`${describeFile(source.file)} › ${fieldName}`, value);
    }
  }
  return figures;
}

/**
 * Formats a row of a table for each changed figure. A change by more than half is in bold, because a zero may
 * be missing.
 */
function formatFigureRows(before: readonly ParsedFile[], after: readonly ParsedFile[]): readonly string[] {
  const oldFigures = listFigures(before);
  const newFigures = listFigures(after);
  return [...new Map([...oldFigures, ...newFigures]).keys()].flatMap((fieldName) => {
    const from = oldFigures.get(fieldName);
    const to = newFigures.get(fieldName);
    if (from === to) return [];
    const emphasis = isLargeChange(from, to) ? '**' : '';
    const change =
      emphasis && from && to && from * to > 0
        ? ` (${Math.max(from / to, to / from).toFixed(1)} times ${to < from ? 'less' : 'as much'})`
        : '';
    return `| ${escapeMarkdown(fieldName)} | ${formatNumber(from)} | ${emphasis}${formatNumber(to)}${emphasis}${change} |`;
  });
}

/** Lists the pages of files that changed or that name a changed fact. */
function listChangedPages(before: readonly ParsedFile[], after: readonly ParsedFile[]) {
  const oldTextByFile = new Map(before.map(({ source, text }) => [source.file, text]));
  const oldFacts = computeFactsFromFiles(before) ?? {};
  const facts = Object.entries(computeFactsFromFiles(after) ?? {});
  const changedFacts = facts.filter(([name, fact]) => fact !== oldFacts[name]);
  const isChanged = ({ source, text }: ParsedFile) =>
    text !== oldTextByFile.get(source.file) ||
    changedFacts.some(([name]) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
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
  const rows = formatFigureRows(oldFiles, newFiles);
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
