import { redirects } from '@site/rules/urls/redirects';
import { parseFile, type FileData } from '@site/content/check/engine/content';
import { readContentFile } from '@site/content/files/content-root';

/**
 * Reads the specification's redirects and those of content/redirects.yaml. The content check reports mistakes
 * in that file.
 */
export function readSiteRedirects(): Readonly<Record<string, string>> {
  const file = { file: 'content/redirects.yaml', text: readContentFile('redirects.yaml') };
  const data = parseFile('redirects', file).data as FileData<'redirects'> | undefined;
  return { ...redirects, ...Object.fromEntries((data?.redirects ?? []).map(({ from, to }) => [from, to])) };
}
