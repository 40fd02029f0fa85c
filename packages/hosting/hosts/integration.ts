import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { renderHtaccess } from './apache.ts';
import { renderHeadersFile, renderRedirectsFile } from './cloudflare.ts';
import { createHeaderTable, createSecurityHeaders } from '../headers.ts';
import { renderNginxConf, renderNginxHttpConf } from './nginx.ts';
import { readBuiltSite } from './built-site.ts';
import { addCsp } from '../csp.ts';
import { contentRoot } from '@site/content/files/content-root';
import { readSiteRedirects } from './redirects.ts';
import { renderVercelJson } from './vercel.ts';

/**
 * Adds the CSP to each page, and writes the files of hosts: see docs/hosting.md. Unless `allowIndexing` is
 * true, each page asks search engines not to list it.
 */
export function hostFiles(allowedOrigins: readonly string[], allowIndexing: boolean): AstroIntegration {
  let hostsFolder = '';
  let origin = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        // The folder is beside the built site, so a build into another folder does not overwrite these files.
        hostsFolder = fileURLToPath(new URL('../hosts/', config.outDir));
        origin = config.site ?? '';
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        for (const page of files.filter((path) => path.endsWith('.html'))) {
          const html = addCsp(await readFile(page, 'utf8'), allowedOrigins);
          // `noindex` is in the page, because some hosts cannot send it in a header.
          const htmlWithNoindex = html.replace('</head>', '<meta name="robots" content="noindex">$&');
          await writeFile(page, allowIndexing ? html : htmlWithNoindex);
        }
        const site = readBuiltSite(dist, readSiteRedirects());
        const options = { usesHttps: true, siteForCanonicalLinks: { origin, site } };
        const serverTable = createHeaderTable(options);
        const { hostname } = new URL(origin);
        const textsByPath = {
          [join(dist, '_headers')]: renderHeadersFile(
            createHeaderTable({ ...options, hostCompresses: true }),
            site,
          ),
          [join(dist, '_redirects')]: renderRedirectsFile(site),
          [join(dist, '.htaccess')]: renderHtaccess(serverTable, site, hostname),
          [join(hostsFolder, 'nginx.conf')]: renderNginxConf(serverTable, site, hostname),
          [join(hostsFolder, 'nginx-http.conf')]: renderNginxHttpConf(
            createSecurityHeaders({ usesHttps: false }),
            hostname,
          ),
          // This file is in git, because Vercel reads it before the build. A build of the tests' sample must
          // not overwrite it.
          ...(contentRoot === '.' && { 'vercel.json': renderVercelJson(site.redirects) }),
        };
        await mkdir(hostsFolder, { recursive: true });
        await Promise.all(Object.entries(textsByPath).map(([path, text]) => writeFile(path, text)));
        logger.info('The files for hosts are in dist/ and hosts/: see docs/launch.md');
      },
    },
  };
}
