import { existsSync, readFileSync } from 'node:fs';

/** The folder that holds `content/`. The tests point CONTENT_ROOT at their frozen sample. */
export const contentRoot = process.env.CONTENT_ROOT ?? '.';

/** The sample lacks newer pages, so the project's own content fills in for them. */
export function contentPath(path: string): string {
  const file = `${contentRoot}/content/${path}`;
  return existsSync(file) ? file : `./content/${path}`;
}

export const contentText = (path: string): string => readFileSync(contentPath(path), 'utf8');
