import type { Placeholder } from './placeholders.ts';
import { counted } from '../engine/words.ts';

/** What is printed: the placeholders under their files, and the one setting that the owner decides. */
export function launchReport(found: readonly Placeholder[], siteUrl: string | undefined): string {
  const files = Map.groupBy(found, ({ file }) => file);
  const blocks = [...files].map(([file, inFile]) =>
    [
      file,
      ...inFile.map(({ line, what, note }) => `  line ${line}, ${what}${note === '' ? '' : ` (${note})`}`),
    ].join('\n'),
  );
  const address =
    siteUrl === undefined
      ? ['The build', '  PUBLIC_SITE_URL is not set, so the pages give a reserved host as their own'].join(
          '\n',
        )
      : undefined;
  const end =
    found.length === 0
      ? 'No placeholder is left in content/.'
      : `${counted(found.length, 'placeholder')} in ${counted(files.size, 'file')}. Replace each and delete its PLACEHOLDER remark.`;
  return [...blocks, ...(address === undefined ? [] : [address]), end].join('\n\n');
}
