import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuiltSite } from '../headers.ts';
import { pagePath, paths } from '@site/rules/urls/paths';

/** Lists the pages and files in the folder of the built site. */
export function readBuiltSite(dist: string, redirects: BuiltSite['redirects']): BuiltSite {
  const urls = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
  const isPage = (url: string) => url.endsWith('.html');
  return {
    pages: urls
      .filter(isPage)
      .map(pagePath)
      .filter((path) => path !== paths.notFound && !(path in redirects)),
    files: urls.filter((url) => !isPage(url)),
    redirects,
  };
}
