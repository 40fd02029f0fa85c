import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htaccess } from './apache.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { headerTable, securityHeaders } from './headers.ts';
import { nginxConf, nginxHttpConf } from './nginx.ts';
import { builtSite } from './built-site.ts';
import { withPolicy } from '../policy.ts';
import { contentRoot } from '@site/content/files/content-root';
import { siteRedirects } from './redirects.ts';
import { vercelJson } from './vercel.ts';

/**
 * Asks search engines not to list a page. It is in the page, because some hosts cannot send it in a header.
 */
const unlisted = (html: string) => html.replace('</head>', '<meta name="robots" content="noindex">$&');

/** Gives each page its content policy, and writes the files of hosts: see docs/hosting.md. */
export function hostFiles(receivers: readonly string[], isListed: boolean): AstroIntegration {
  let hosts = '';
  let origin = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        // The folder is beside the built site, so that a build elsewhere leaves these files alone.
        hosts = fileURLToPath(new URL('../hosts/', config.outDir));
        origin = config.site ?? '';
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const built = [...assets.values()].flat().map((url) => fileURLToPath(url));
        for (const page of built.filter((path) => path.endsWith('.html'))) {
          const html = withPolicy(await readFile(page, 'utf8'), receivers);
          await writeFile(page, isListed ? html : unlisted(html));
        }
        const site = builtSite(dist, siteRedirects());
        const serving = { https: true, canonical: { origin, site } };
        const server = headerTable(serving);
        const { hostname } = new URL(origin);
        const texts = {
          [join(dist, '_headers')]: headersFile(headerTable({ ...serving, isEdge: true }), site),
          [join(dist, '_redirects')]: redirectsFile(site),
          [join(dist, '.htaccess')]: htaccess(server, site, hostname),
          [join(hosts, 'nginx.conf')]: nginxConf(server, site, hostname),
          [join(hosts, 'nginx-http.conf')]: nginxHttpConf(securityHeaders({ https: false }), hostname),
          // This file is in git, because Vercel reads it before a build.
          ...(contentRoot === '.' && { 'vercel.json': vercelJson(site.redirects) }),
        };
        await mkdir(hosts, { recursive: true });
        await Promise.all(Object.entries(texts).map(([path, text]) => writeFile(path, text)));
        logger.info('The files for hosts are in dist/ and hosts/: see docs/launch.md');
      },
    },
  };
}
