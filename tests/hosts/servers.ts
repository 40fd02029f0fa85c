/** The servers, each with the configuration that the build wrote or would write. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htaccess } from '../../integrations/hosts/apache.ts';
import { caddyfile } from '../../integrations/hosts/caddy.ts';
import { headerRules } from '../../integrations/hosts/headers.ts';
import { nginxConf, nginxHttpConf } from '../../integrations/hosts/nginx.ts';
import { builtSite } from '../../integrations/hosts/built-site.ts';
import { siteOrigin } from '../../integrations/site-origin.ts';
import { otherName } from '../../integrations/hosts/self-hosted.ts';
import type { Host, Place } from './running.ts';

const root = join(import.meta.dirname, '../..');
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

const caddy: Host = ({ folder, port }) => {
  uploaded(folder);
  certify(folder);
  const here = `:${port} {\n  bind 127.0.0.1\n  tls ${folder}/fullchain.pem ${folder}/privkey.pem\n`;
  const server = caddyfile(rules, site, HOST)
    .replace(`https://${HOST} {\n`, `https://127.0.0.1${here}`)
    .replace(`https://${otherName(HOST)} {\n`, `https://${otherName(HOST)}${here}`)
    .replace(`/var/www/${HOST}`, `${folder}/site`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https disable_redirects\n}\n${server}`);
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isHttps: true,
  };
};

/** Debian's Apache as a shared account gets it: it lists folders and guesses at endings by default. */
function apacheConf({ folder, port, httpPort }: Place, modules: readonly string[], top: string): string {
  const available = '/etc/apache2/mods-available';
  const included = modules.flatMap((module) =>
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

const APACHE_NEEDS = [
  ...['mpm_event', 'authz_core', 'alias', 'env', 'mime', 'dir', 'negotiation', 'autoindex', 'setenvif'],
  ...['filter', 'rewrite', 'socache_shmcb', 'ssl'],
];
const APACHE_OPTIONAL = ['headers', 'deflate', 'brotli'];

/** `put` puts the site into the folder and says where. */
const apacheWith =
  (optional: readonly string[], put: (folder: string) => string): Host =>
  (place) => {
    const { folder } = place;
    certify(folder);
    const conf = join(folder, 'apache.conf');
    writeFileSync(conf, apacheConf(place, [...APACHE_NEEDS, ...optional], put(folder)));
    // Apache gives up root's rights.
    chmodSync(folder, 0o755);
    return { command: ['apache2', '-D', 'FOREGROUND', '-f', conf], isHttps: true };
  };

export const apacheServing = (put: (folder: string) => string) => apacheWith(APACHE_OPTIONAL, put);

function withHtaccess(folder: string): string {
  const top = uploaded(folder);
  writeFileSync(join(top, '.htaccess'), htaccess(rules, site, HOST));
  return top;
}

/** `put` puts the site into the folder and says where. */
export const cloudflareServing =
  (put: (folder: string) => string, settings: readonly string[] = []): Host =>
  ({ folder, port }) => ({
    command: [
      'npx',
      '--yes',
      WRANGLER,
      ...['pages', 'dev', put(folder), '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', COMPATIBILITY_DATE, ...settings],
    ],
    environment: { WRANGLER_SEND_METRICS: 'false', CI: '1', XDG_CONFIG_HOME: folder },
  });

const preview: Host = ({ port }) => ({
  command: [process.execPath, join(root, 'tools/serve.ts')],
  environment: { PORT: String(port) },
});

export const hosts = {
  nginx,
  caddy,
  apache: apacheServing(withHtaccess),
  'apache-without-modules': apacheWith([], withHtaccess),
  cloudflare: cloudflareServing(() => dist),
  preview,
};
type HostName = keyof typeof hosts;

export const chosen = (process.env.HOSTS?.split(' ') ?? Object.keys(hosts)).map((name) => name as HostName);
