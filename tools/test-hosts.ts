/**
 * Serves dist/ with real servers on loopback and asks each the same: `npm run test:hosts`, or with the names of some,
 * `npm run test:hosts -- nginx caddy`. Servers that are missing are installed from Debian's packages (as root);
 * Cloudflare's comes through npx.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, run } from './run.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (program: string) => spawnSync(program, ['version']).error === undefined;

const apache = () => isThere('apache2') || installFromDebian('apache2');

/** Whether each is there, or could be installed. */
const HOSTS: Readonly<Record<string, () => boolean>> = {
  nginx: () =>
    (isThere('nginx') && existsSync(BROTLI)) ||
    installFromDebian('nginx-light', 'libnginx-mod-http-brotli-static'),
  caddy: () => isThere('caddy') || installFromDebian('caddy'),
  apache,
  'apache-without-modules': apache,
  cloudflare: () => true,
  preview: () => true,
};

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(HOSTS);
const failed = chosen.filter((name) => !HOSTS[name]?.());
if (failed.length > 0) {
  console.error(
    `${failed.join(' and ')} could not be installed. There are ${Object.keys(HOSTS).join(', ')}.`,
  );
  process.exit(1);
}

const passed =
  run('npm', ['run', 'compress']) &&
  run('vitest', ['run', '--project', 'hosts'], { env: { HOSTS: chosen.join(' ') } });
process.exitCode = passed ? 0 : 1;
