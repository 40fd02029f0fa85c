/** Configures each server with the files that the build writes for it. */
import { execFileSync, execSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHtaccess } from '../../hosts/apache.ts';
import { createHeaderTable, createSecurityHeaders } from '../../headers.ts';
import { renderNginxConf, renderNginxHttpConf } from '../../hosts/nginx.ts';
import { readBuiltSite } from '../../hosts/built-site.ts';
import { readSiteOrigin } from '@site/rules/urls/site-origin';
import { readSiteRedirects } from '../../hosts/redirects.ts';
import type { ServerSetup, ServerFolder } from './running-server.ts';

const root = join(import.meta.dirname, '../../../..');
const dist = join(root, 'dist/');

/** Wrangler brings Cloudflare's runtime. npx downloads it, because the site does not depend on it. */
const WRANGLER = 'wrangler@4.164.0';
const COMPATIBILITY_DATE = '2026-11-01';

export const HOST = 'www.mtelo.example';

export const site = readBuiltSite(dist, readSiteRedirects());
const headerTable = createHeaderTable({
  usesHttps: true,
  siteForCanonicalLinks: { origin: readSiteOrigin({}), site },
});

/**
 * Copies and compresses the site as for an upload. Adds a challenge for a certificate, and a file that must
 * stay hidden.
 */
function copySite(folder: string) {
  const copy = join(folder, 'site');
  cpSync(dist, copy, { recursive: true });
  execFileSync(process.execPath, [join(root, 'packages/hosting/compress.ts'), copy]);
  mkdirSync(join(copy, '.well-known/acme-challenge'));
  writeFileSync(join(copy, '.well-known/acme-challenge/token.txt'), 'token');
  writeFileSync(join(copy, '.secret'), 'secret');
  return copy;
}

/** Writes a self-signed certificate under the names that Let's Encrypt uses. */
function writeCertificate(folder: string) {
  const command =
    'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test -keyout privkey.pem -out fullchain.pem';
  execSync(command, { cwd: folder, stdio: 'ignore' });
}

/** Fills the placeholders in braces of a file beside this module. */
const fillTemplate = (file: string, values: Readonly<Record<string, string | number>>) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    String(values[name] ?? brace),
  );

const isRoot = process.getuid?.() === 0;

/**
 * Completes the site's configuration of nginx with the ports and the folder of the test. Listens on IPv4
 * only.
 */
function renderNginxMain({ folder, port, httpPort }: ServerFolder, siteConf: string): string {
  const adaptedConf = siteConf
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
    .replaceAll(`/var/www/${HOST}`, `${folder}/site`);
  // The nginx user cannot read the temporary folder.
  return fillTemplate('nginx-main.conf', { folder, siteConf: adaptedConf, user: isRoot ? 'user root;' : '' });
}

const setUpNginx: ServerSetup = (server) => {
  const { folder } = server;
  copySite(folder);
  const httpConf = renderNginxHttpConf(createSecurityHeaders({ usesHttps: false }), HOST);
  const conf = join(folder, 'nginx.conf');
  const command = `nginx -e stderr -c ${conf}`;
  writeFileSync(conf, renderNginxMain(server, httpConf));
  // This configuration must work before there is a certificate.
  execSync(`${command} -t -q`);
  writeCertificate(folder);
  writeFileSync(conf, renderNginxMain(server, renderNginxConf(headerTable, site, HOST) + httpConf));
  return command;
};

const setUpApache: ServerSetup = (server) => {
  const { folder } = server;
  writeCertificate(folder);
  writeFileSync(join(copySite(folder), '.htaccess'), renderHtaccess(headerTable, site, HOST));
  const user = isRoot ? 'User www-data\nGroup www-data' : '';
  const conf = join(folder, 'apache.conf');
  writeFileSync(conf, fillTemplate('apache.conf', { ...server, user }));
  // Apache drops root privileges before it reads the folder.
  chmodSync(folder, 0o755);
  return `apache2 -D FOREGROUND -f ${conf}`;
};

const setUpCloudflare: ServerSetup = ({ port }) =>
  `npx --yes ${WRANGLER} pages dev ${dist} --ip=127.0.0.1 --port=${port} --compatibility-date=${COMPATIBILITY_DATE}`;

export const serverSetups = { nginx: setUpNginx, apache: setUpApache, cloudflare: setUpCloudflare };
