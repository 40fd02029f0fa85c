import { splitDocument } from './engine/mdx-source.ts';
import type { ContentText } from './engine/read-content.ts';
import { counted } from './engine/words.ts';
import { commentsOf, yamlLine } from './engine/yaml-lines.ts';

/** Something in content/ that is not real yet. */
export interface Placeholder {
  readonly file: string;
  readonly line: number;
  /** `name: "Mtelo Systems"`, or that the whole file is meant. */
  readonly what: string;
  /** What the remark says about it. */
  readonly note: string;
}

/** At the beginning of a remark; further on it is a word about placeholders. */
const MARK = /^\s*PLACEHOLDER\b:?\s*(.*?)\.?$/;

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

function inFile({ file, text }: ContentText): readonly Placeholder[] {
  const comments = commentsOf(file.endsWith('.mdx') ? (splitDocument(text)?.frontmatter ?? '') : text);
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const what = /^\s*#/.test(line) ? undefined : whatOn(line);
    const at = { file, line: index + 1 };
    const note = MARK.exec(comments.get(at.line) ?? '')?.[1];
    if (note !== undefined) return [{ ...at, what: what ?? whatUnder(lines, index), note }];
    return what !== undefined && INVENTED.test(what)
      ? [{ ...at, what, note: 'it has lost its mark, and does not look real' }]
      : [];
  });
}

/** Earlier versions of legal documents stay as they were published. */
export const placeholders = (texts: readonly ContentText[]): readonly Placeholder[] =>
  texts.filter(({ file }) => !file.endsWith('.md')).flatMap(inFile);

/** What is printed: the placeholders under their files, and the one setting that the owner decides. */
export function launchReport(found: readonly Placeholder[], siteUrl: string | undefined): string {
  const files = Map.groupBy(found, ({ file }) => file);
  const blocks = Array.from(files, ([file, inFile]) => {
    const items = inFile.map(({ line, what, note }) => `  line ${line}, ${what}${note && ` (${note})`}`);
    return [file, ...items].join('\n');
  });
  const address = 'The build\n  PUBLIC_SITE_URL is not set, so the pages give a reserved host as their own';
  const end =
    found.length === 0
      ? 'No placeholder is left in content/.'
      : `${counted(found.length, 'placeholder')} in ${counted(files.size, 'file')}. Replace each and delete its PLACEHOLDER remark.`;
  return [...blocks, ...(siteUrl === undefined ? [address] : []), end].join('\n\n');
}
