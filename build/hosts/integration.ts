import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lastCommit } from '../git.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { headerRules } from './headers.ts';
import { folderOf } from './self-hosted.ts';
import { expiry, expiryWarning } from './security-txt.ts';
import { behindHttps, nginxConf, toHttps } from './nginx.ts';
import { vercelJson } from './vercel.ts';
import { builtSite } from './built-site.ts';

/** See docs/hosting.md. */
export function hostFiles(receivers: readonly string[] = []): AstroIntegration {
  let hosts = '';
  let origin = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        // Beside the built site: a second build elsewhere leaves the first one's files alone.
        hosts = fileURLToPath(new URL('../hosts/', config.outDir));
        origin = config.site ?? '';
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const site = builtSite(dist);
        const rules = headerRules({ https: true, receivers });
        const host = new URL(origin).hostname;
        const root = folderOf(host);
        const nginx = nginxConf(rules, site, { root, reached: behindHttps(host) }) + toHttps(rules, host);
        await mkdir(hosts, { recursive: true });
        await Promise.all([
          writeFile(join(dist, '_headers'), headersFile(rules, site)),
          writeFile(join(dist, '_redirects'), redirectsFile(site)),
          writeFile(join(hosts, 'vercel.json'), vercelJson(rules, site)),
          writeFile(join(hosts, 'nginx.conf'), nginx),
          writeFile(join(hosts, 'Caddyfile'), caddyfile(rules, site, { root, reached: [origin] })),
        ]);
        const warning = expiryWarning(expiry(lastCommit()), new Date());
        if (warning !== undefined) logger.warn(warning);
        logger.info(
          'Files for Cloudflare Pages and Netlify are in dist/, for Vercel, nginx and Caddy in hosts/',
        );
      },
    },
  };
}
