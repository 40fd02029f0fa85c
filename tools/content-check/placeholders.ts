import type { ContentText } from './engine/read-content.ts';
import { splitDocument } from './engine/mdx-source.ts';
import { commentsOf } from './engine/yaml-source.ts';
import { counted } from './engine/words.ts';
import { yamlLine } from './engine/yaml-line.ts';

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
  const parts = yamlLine(line);
  if (!parts || parts.value === '') return undefined;
  return parts.field === undefined ? parts.value : `${parts.field}: ${parts.value}`;
}

function inFile({ file, text }: ContentText): readonly Placeholder[] {
  const yaml = file.endsWith('.mdx') ? (splitDocument(text)?.frontmatter ?? '') : text;
  const lines = text.split('\n');
  const comments = commentsOf(yaml);
  const firstField = lines.findIndex((line) => yamlLine(line) !== undefined) + 1;
  const marked = [...comments].flatMap(([line, remark]): Placeholder[] => {
    const note = MARK.exec(remark)?.[1];
    if (note === undefined) return [];
    const own = whatOn(lines[line - 1] ?? '');
    const below = lines.slice(line).find((next) => yamlLine(next) !== undefined) ?? '';
    const what =
      own ?? (line < firstField ? 'the whole file' : `what stands under ${yamlLine(below)?.field ?? ''}`);
    return [{ file, line, what, note }];
  });
  const unmarked = lines.flatMap((line, index): Placeholder[] => {
    const what = /^\s*#/.test(line) ? undefined : whatOn(line);
    if (what === undefined || !INVENTED.test(what) || MARK.test(comments.get(index + 1) ?? '')) return [];
    return [{ file, line: index + 1, what, note: 'it has lost its mark, and does not look real' }];
  });
  return [...marked, ...unmarked];
}

export const placeholders = (texts: readonly ContentText[]): readonly Placeholder[] => texts.flatMap(inFile);

/** What is printed: the placeholders under their files, and the one setting that the owner decides. */
export function launchReport(found: readonly Placeholder[], siteUrl: string | undefined): string {
  const files = Map.groupBy(found, ({ file }) => file);
  const blocks = [...files].map(([file, inFile]) =>
    [
      file,
      ...inFile.map(({ line, what, note }) => `  line ${line}, ${what}${note === '' ? '' : ` (${note})`}`),
    ].join('\n'),
  );
  const address = 'The build\n  PUBLIC_SITE_URL is not set, so the pages give a reserved host as their own';
  const end =
    found.length === 0
      ? 'No placeholder is left in content/.'
      : `${counted(found.length, 'placeholder')} in ${counted(files.size, 'file')}. Replace each and delete its PLACEHOLDER remark.`;
  return [...blocks, ...(siteUrl === undefined ? [address] : []), end].join('\n\n');
}
