import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lastCommit } from '../git.ts';
import { expiry, expiryWarning } from '../security-txt.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { headerRules } from './headers.ts';
import { nginxConf, nginxHttpConf } from './nginx.ts';
import { builtSite } from './built-site.ts';
import { releaseScript } from './release.ts';

/** See docs/hosting.md. */
export function hostFiles(): AstroIntegration {
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
        const serving = { https: true, canonical: { origin, site } };
        const edge = headerRules({ ...serving, isEdge: true });
        const server = headerRules(serving);
        const host = new URL(origin).hostname;
        const written = {
          [join(dist, '_headers')]: headersFile(edge, site),
          [join(dist, '_redirects')]: redirectsFile(site),
          [join(dist, '.htaccess')]: htaccess(server, site, host),
          [join(hosts, 'nginx.conf')]: nginxConf(server, site, host),
          [join(hosts, 'nginx-http.conf')]: nginxHttpConf(headerRules({ https: false }), host),
          [join(hosts, 'Caddyfile')]: caddyfile(server, site, host),
          [join(hosts, 'release.sh')]: releaseScript(host),
        };
        await mkdir(hosts, { recursive: true });
        await Promise.all(Object.entries(written).map(([path, text]) => writeFile(path, text)));
        const warning = expiryWarning(expiry(lastCommit()), new Date());
        if (warning !== undefined) logger.warn(warning);
        logger.info('The files for hosts are in dist/ and hosts/: see docs/launch.md');
      },
    },
  };
}
