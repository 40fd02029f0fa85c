import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuiltSite } from '../headers.ts';
import { pagePath, paths } from '@site/rules/addresses/paths';

/** Lists the addresses of the site in a folder. */
export function readBuiltSite(dist: string, redirects: BuiltSite['redirects']): BuiltSite {
  const addresses = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
  const isPage = (address: string) => address.endsWith('.html');
  return {
    pages: addresses
      .filter(isPage)
      .map(pagePath)
      .filter((path) => path !== paths.notFound && !(path in redirects)),
    files: addresses.filter((address) => !isPage(address)),
    redirects,
  };
}
