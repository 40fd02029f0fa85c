import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Windows' line ends become line feeds, and its byte order mark goes. */
export const plain = (text: string) => text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');

/** A file of content/ as it is on disk. */
export interface ContentText {
  /** From the project's root, with forward slashes: `content/plans.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** No texts of the site: the editors' guide, the schemas, pictures, and what operating systems leave behind. */
const isOwn = (path: string) =>
  /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|^README\.md$|^(?:people|partners)\//.test(path);

/** The company's mark, from the project's root: the one drawing, and outside of content/ since it is served as it is. */
export const LOGO = 'public/icon.svg';

export function readLogo(root: string): string | undefined {
  const file = join(root, LOGO);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Every file in content/, in the order of their names. */
export function readContent(root: string): readonly ContentText[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isOwn(path) && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({ file: `content/${path}`, text: plain(readFileSync(join(folder, path), 'utf8')) }));
}
