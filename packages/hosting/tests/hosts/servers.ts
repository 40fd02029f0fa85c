/** The servers, each with the configuration that the build wrote or would write. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htaccess } from '../../hosts/apache.ts';
import { headerRules } from '../../hosts/headers.ts';
import { nginxConf, nginxHttpConf } from '../../hosts/nginx.ts';
import { builtSite } from '../../hosts/built-site.ts';
import { siteOrigin } from '@site/rules/addresses/site-origin';
import { otherName } from '../../hosts/self-hosted.ts';
import type { Host, Place } from './running.ts';

const root = join(import.meta.dirname, '../../../..');
const dist = join(root, 'dist/');

/** Wrangler brings Cloudflare's runtime. Fetched for the run: the site does not depend on it. */
const WRANGLER = 'wrangler@4.164.0';
const COMPATIBILITY_DATE = '2026-11-01';

/** In the folders that are uploaded, without its compressed siblings. */
const hashedFiles = readdirSync(join(dist, '_astro'));
export const UNCOMPRESSED = `_astro/${hashedFiles.find((file) => /^counter\..*\.js$/.test(file)) ?? ''}`;

/** The one host of the site, as the servers' files have it. */
export const HOST = 'www.mtelo.example';

const site = builtSite(dist);
const canonical = { origin: siteOrigin(undefined), site };
const rules = headerRules({ https: true, canonical });

/** The site as it is uploaded: with files that no one is to see, and one script that was not compressed. */
function uploaded(folder: string): string {
  const copy = join(folder, 'site');
  cpSync(dist, copy, { recursive: true });
  execFileSync(process.execPath, [join(root, 'packages/hosting/compress.ts'), copy]);
  mkdirSync(join(copy, '.well-known/acme-challenge'));
  writeFileSync(join(copy, '.well-known/acme-challenge/token.txt'), 'token');
  writeFileSync(join(copy, '.secret'), 'secret');
  for (const ending of ['br', 'gz']) rmSync(join(copy, `${UNCOMPRESSED}.${ending}`), { force: true });
  return copy;
}

/** `fullchain.pem` and `privkey.pem`, as Let's Encrypt names them, for both names and this machine. */
function certify(folder: string): void {
  const names = [`DNS:${HOST}`, `DNS:${otherName(HOST)}`, 'IP:127.0.0.1'];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=test'],
      ...['-addext', `subjectAltName=${names.join(',')}`],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
}

/** Around what is included in nginx's `http`, which is to find its certificate and the site in the folder. */
function nginxMain({ folder, port, httpPort }: Place, written: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const here = written
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll(`/var/www/${HOST}`, `${folder}/site`);
  return `
${
  // Started by root, it would give itself a user who may not see the folder.
  process.getuid?.() === 0 ? 'user root;' : ''
}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
access_log off;
${temporary.join('\n')}
${here}
}`;
}

const nginx: Host = (place) => {
  const { folder } = place;
  uploaded(folder);
  const http = nginxHttpConf(headerRules({ https: false }), HOST);
  const first = join(folder, 'first.conf');
  writeFileSync(first, nginxMain(place, http));
  // Before there is a certificate.
  execFileSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', first]);
  certify(folder);
  const both = join(folder, 'nginx.conf');
  writeFileSync(both, nginxMain(place, nginxConf(rules, site, HOST) + http));
  return { command: ['nginx', '-e', 'stderr', '-c', both], isHttps: true };
};

/** Debian's Apache as a shared account gets it: it lists folders and guesses at endings by default. */
function apacheConf({ folder, port, httpPort }: Place, top: string): string {
  const available = '/etc/apache2/mods-available';
  const included = APACHE_MODULES.flatMap((module) =>
    [`${available}/${module}.load`, `${available}/${module}.conf`].filter(existsSync),
  );
  return `
ServerName 127.0.0.1
Define APACHE_RUN_DIR ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Mutex file:${folder}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${included.map((file) => `Include ${file}`).join('\n')}
Listen 127.0.0.1:${port} https
Listen 127.0.0.1:${httpPort} http
DocumentRoot ${top}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${top}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<VirtualHost 127.0.0.1:${port}>
  SSLEngine on
  SSLCertificateFile ${folder}/fullchain.pem
  SSLCertificateKeyFile ${folder}/privkey.pem
</VirtualHost>`;
}

const APACHE_MODULES = [
  ...['mpm_event', 'authz_core', 'alias', 'env', 'mime', 'dir', 'negotiation', 'autoindex', 'setenvif'],
  ...['filter', 'rewrite', 'socache_shmcb', 'ssl', 'headers', 'deflate', 'brotli'],
];

const apache: Host = (place) => {
  const { folder } = place;
  certify(folder);
  const top = uploaded(folder);
  writeFileSync(join(top, '.htaccess'), htaccess(rules, site, HOST));
  const conf = join(folder, 'apache.conf');
  writeFileSync(conf, apacheConf(place, top));
  // Apache gives up root's rights.
  chmodSync(folder, 0o755);
  return { command: ['apache2', '-D', 'FOREGROUND', '-f', conf], isHttps: true };
};

const cloudflare: Host = ({ folder, port }) => ({
  command: [
    'npx',
    '--yes',
    WRANGLER,
    ...['pages', 'dev', dist, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--compatibility-date', COMPATIBILITY_DATE],
  ],
  environment: { WRANGLER_SEND_METRICS: 'false', CI: '1', XDG_CONFIG_HOME: folder },
});

export const hosts = { nginx, apache, cloudflare };
