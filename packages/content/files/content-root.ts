import { existsSync, readFileSync } from 'node:fs';

/** The folder that holds `content/`. Tests set CONTENT_ROOT to their sample, which never changes. */
export const contentRoot = process.env.CONTENT_ROOT ?? '.';

/**
 * Returns the path of a content file. The tests' sample lacks newer pages. For these, returns the path of the
 * project's own file.
 */
export function resolveContentPath(path: string): string {
  const file = `${contentRoot}/content/${path}`;
  return existsSync(file) ? file : `./content/${path}`;
}

export const readContentFile = (path: string): string => readFileSync(resolveContentPath(path), 'utf8');
