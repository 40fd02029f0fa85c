/** The servers, each with the configuration that the build wrote or would write. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htaccess } from '../../hosts/apache.ts';
import { headerRules } from '../../hosts/headers.ts';
import { nginxConf, nginxHttpConf } from '../../hosts/nginx.ts';
import { builtSite } from '../../hosts/built-site.ts';
import { siteOrigin } from '@site/rules/addresses/site-origin';
import { siteRedirects } from '../../hosts/redirects.ts';
import { otherName } from '../../hosts/self-hosted.ts';
import type { Host, Place } from './running.ts';

const root = join(import.meta.dirname, '../../../..');
const dist = join(root, 'dist/');

/** Wrangler brings Cloudflare's runtime. Fetched for the run: the site does not depend on it. */
const WRANGLER = 'wrangler@4.164.0';
const COMPATIBILITY_DATE = '2026-11-01';

/** The one host of the site, as the servers' files have it. */
export const HOST = 'www.mtelo.example';

const site = builtSite(dist, siteRedirects());
const canonical = { origin: siteOrigin({}), site };
const rules = headerRules({ https: true, canonical });

/** The site as it is uploaded: with files that no one is to see. */
function uploaded(folder: string): string {
  const copy = join(folder, 'site');
  cpSync(dist, copy, { recursive: true });
  execFileSync(process.execPath, [join(root, 'packages/hosting/compress.ts'), copy]);
  mkdirSync(join(copy, '.well-known/acme-challenge'));
  writeFileSync(join(copy, '.well-known/acme-challenge/token.txt'), 'token');
  writeFileSync(join(copy, '.secret'), 'secret');
  return copy;
}

/** `fullchain.pem` and `privkey.pem`, as Let's Encrypt names them, for both names and this machine. */
function certify(folder: string): void {
  const names = [`DNS:${HOST}`, `DNS:${otherName(HOST)}`, 'IP:127.0.0.1'];
  const request =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test -keyout privkey.pem -out fullchain.pem';
  const words = [...request.split(' '), '-addext', `subjectAltName=${names.join(',')}`];
  execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });
}

/** A configuration from the file beside this one. */
const filled = (file: string, words: Readonly<Record<string, string | number>>) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    String(words[name] ?? brace),
  );

/** Started by root, a server would give itself a user who may not see the folder. */
const isRoot = process.getuid?.() === 0;

/** nginx is to find its certificate and the site in the folder. */
function nginxMain({ folder, port, httpPort }: Place, text: string): string {
  const written = text
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll(`/var/www/${HOST}`, `${folder}/site`);
  return (isRoot ? 'user root;\n' : '') + filled('nginx-main.conf', { folder, written });
}

const nginx: Host = (place) => {
  const { folder } = place;
  uploaded(folder);
  const http = nginxHttpConf(headerRules({ https: false }), HOST);
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, nginxMain(place, http));
  // Before there is a certificate.
  execFileSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', conf]);
  certify(folder);
  writeFileSync(conf, nginxMain(place, nginxConf(rules, site, HOST) + http));
  return ['nginx', '-e', 'stderr', '-c', conf];
};

const APACHE_MODULES = [
  ...['mpm_event', 'authz_core', 'alias', 'env', 'mime', 'dir', 'negotiation', 'autoindex', 'setenvif'],
  ...['filter', 'rewrite', 'socache_shmcb', 'ssl', 'headers', 'deflate', 'brotli'],
];

const apache: Host = (place) => {
  const { folder } = place;
  certify(folder);
  writeFileSync(join(uploaded(folder), '.htaccess'), htaccess(rules, site, HOST));
  const available = '/etc/apache2/mods-available';
  const files = APACHE_MODULES.flatMap((module) =>
    ['load', 'conf'].map((kind) => `${available}/${module}.${kind}`),
  );
  const user = isRoot ? ['User www-data', 'Group www-data'] : [];
  const included = [...user, ...files.filter(existsSync).map((file) => `Include ${file}`)].join('\n');
  const conf = join(folder, 'apache.conf');
  writeFileSync(conf, filled('apache.conf', { ...place, included }));
  // Apache gives up root's rights.
  chmodSync(folder, 0o755);
  return ['apache2', '-D', 'FOREGROUND', '-f', conf];
};

const cloudflare: Host = ({ port }) => [
  ...['npx', '--yes', WRANGLER, 'pages', 'dev', dist, '--ip', '127.0.0.1', '--port', String(port)],
  ...['--compatibility-date', COMPATIBILITY_DATE],
];

export const hosts = { nginx, apache, cloudflare };
