import { existsSync, readFileSync } from 'node:fs';

/** The folder that holds `content/`. Tests set CONTENT_ROOT to their sample, which never changes. */
export const contentRoot = process.env.CONTENT_ROOT ?? '.';

/**
 * Returns the path of a content file. If the tests' sample does not have the file, returns the path of the
 * project's own file, because the sample lacks newer pages.
 */
export function resolveContentPath(path: string) {
  const file = `${contentRoot}/content/${path}`;
  return existsSync(file) ? file : `./content/${path}`;
}

export const readContentFile = (path: string) => readFileSync(resolveContentPath(path), 'utf8');
