import { redirects } from '@site/rules/urls/redirects';
import { getFileData, parseFiles } from '@site/content/check/engine/content';
import { readContentFile } from '@site/content/files/content-root';

/**
 * Reads the specification's redirects and those of content/redirects.yaml. The content check reports mistakes
 * in that file.
 */
export function readSiteRedirects(): Readonly<Record<string, string>> {
  const file = { file: 'content/redirects.yaml', text: readContentFile('redirects.yaml') };
  const { redirects: addedRedirects = [] } = getFileData(parseFiles([file]), 'redirects') ?? {};
  return { ...redirects, ...Object.fromEntries(addedRedirects.map(({ from, to }) => [from, to])) };
}
