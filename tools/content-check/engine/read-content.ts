import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of content/ as it is on disk. */
export interface ContentText {
  /** From the project's root, with forward slashes: `content/plans.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** Not for the site: the editors' guide, the schemas, and what operating systems leave behind. */
const isOwn = (path: string) => /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|^README\.md$/.test(path);

/** Every file in content/, in the order of their names. Windows' line ends become the ones of everybody else. */
export function readContent(root: string): readonly ContentText[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !isOwn(path))
    .sort()
    .map((path) => ({
      file: `content/${path}`,
      text: readFileSync(join(folder, path), 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/^\uFEFF/, ''),
    }));
}
