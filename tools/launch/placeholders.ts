import { splitDocument } from '../content-check/engine/mdx-source.ts';
import type { ContentText } from '../content-check/engine/read-content.ts';
import { commentsOf, PLACEHOLDER, yamlLine } from '../content-check/engine/yaml-lines.ts';
import type { Finding } from './report.ts';

/** Values that cannot be real: reserved domains, and numbers made of noughts. */
const INVENTED = /\.example\b|(?:^|[^\d.,])0{3,}(?!\d|[.,]\d)|\b000 000\b/;

function whatOn(line: string): string | undefined {
  const { field, value = '' } = yamlLine(line) ?? {};
  if (value === '') return undefined;
  return field === undefined ? value : `${field}: ${value}`;
}

/** What a mark on a line of its own is about. */
function whatUnder(lines: readonly string[], index: number): string {
  const isEntry = (line: string) => yamlLine(line) !== undefined;
  if (index < lines.findIndex(isEntry)) return 'the whole file';
  const below = lines.slice(index).find(isEntry) ?? '';
  return `what stands under ${yamlLine(below)?.field ?? ''}`;
}

/** What a mark in a drawing says: a comment of XML, before or within it. */
const inDrawing = ({ file, text }: ContentText): readonly Finding[] =>
  Array.from(text.matchAll(/<!--(.*?)-->/g), ([, comment = '']) => PLACEHOLDER.exec(comment.trim())?.[1])
    .filter((note) => note !== undefined)
    .map((note) => ({
      place: file,
      says: `the logo, and with it icons, social images and printed orders (${note})`,
    }));

function inFile({ file, text }: ContentText): readonly Finding[] {
  if (file.endsWith('.svg')) return inDrawing({ file, text });
  const comments = commentsOf(file.endsWith('.mdx') ? (splitDocument(text)?.frontmatter ?? '') : text);
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const what = /^\s*#/.test(line) ? undefined : whatOn(line);
    const finding = (shown: string, note: string): readonly Finding[] => [
      { place: file, says: `line ${index + 1}, ${shown}${note && ` (${note})`}` },
    ];
    const note = PLACEHOLDER.exec(comments.get(index + 1) ?? '')?.[1];
    if (note !== undefined) return finding(what ?? whatUnder(lines, index), note);
    return what !== undefined && INVENTED.test(what)
      ? finding(what, 'it has lost its mark, and does not look real')
      : [];
  });
}

/** Everything in content/ that is not real yet. Earlier versions of legal documents stay as they were published. */
export const placeholders = (texts: readonly ContentText[]): readonly Finding[] =>
  texts.filter(({ file }) => !file.endsWith('.md')).flatMap(inFile);
