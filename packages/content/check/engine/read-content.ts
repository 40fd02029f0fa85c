import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the carriage returns and the byte order mark that Windows adds. */
export const removeWindowsCharacters = (text: string) => text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');

/** A file in content/. */
export interface ContentText {
  /** The path from the project's root, with forward slashes: `content/plans.yaml`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Returns whether a file is ignored: the guide for editors, schemas, pictures and the files that operating
 * systems add.
 */
const isIgnored = (path: string) =>
  /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|^README\.md$|^(?:people|partners)\//.test(path);

/** The company's logo. It is not in content/, because the site serves it unchanged. */
export const LOGO_FILE = 'public/icon.svg';

export function readLogo(root: string) {
  const file = join(root, LOGO_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reads every file in content/, sorted by name. */
export function readContent(root: string): readonly ContentText[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isIgnored(path) && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({
      file: `content/${path}`,
      text: removeWindowsCharacters(readFileSync(join(folder, path), 'utf8')),
    }));
}
