/** How each server is started on loopback, with the configuration that the build wrote or would write. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { vi } from 'vitest';
import { caddyfile } from '../../build/hosts/caddy.ts';
import { headerRules } from '../../build/hosts/headers.ts';
import { nginxConf } from '../../build/hosts/nginx.ts';
import { builtSite } from '../../build/hosts/built-site.ts';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist/');

/** Wrangler brings Cloudflare's runtime. Fetched for the run: the site does not depend on it. */
const WRANGLER = 'wrangler@4.164.0';
const COMPATIBILITY_DATE = '2026-11-01';

const START_MS = 120_000;

const site = builtSite(dist);
const rules = headerRules({ https: true, receivers: [] });

interface Start {
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Writes its configuration into a folder of its own, and says how to start. */
type Host = (port: number, folder: string) => Start;

const nginx: Host = (port, folder) => {
  const server = nginxConf(rules, site, { root: dist, reached: [`listen 127.0.0.1:${port};`] });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    // Started by root, it would give itself a user who may not see the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'include /etc/nginx/modules-enabled/*.conf;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')}`,
    server,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  return { command: ['nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
};

const caddy: Host = (port, folder) => {
  const server = caddyfile(rules, site, { root: dist, reached: [`http://127.0.0.1:${port}`] });
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${server}`);
  return {
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
};

const cloudflare: Host = (port, folder) => ({
  command: [
    'npx',
    '--yes',
    WRANGLER,
    ...['pages', 'dev', dist, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--compatibility-date', COMPATIBILITY_DATE],
  ],
  environment: { WRANGLER_SEND_METRICS: 'false', CI: '1', XDG_CONFIG_HOME: folder },
});

const preview: Host = (port) => ({
  command: [process.execPath, join(root, 'tools/serve.ts')],
  environment: { PORT: String(port) },
});

export const hosts = { nginx, caddy, cloudflare, preview };
export type HostName = keyof typeof hosts;

export interface Running {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function start(name: HostName): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
  const port = await freePort();
  const { command, environment } = hosts[name](port, folder);
  const [program, ...parameters] = command;
  // A group of its own: npx starts wrangler, which starts the runtime, and all of them must go.
  const child = spawn(program, parameters, {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = vi.waitFor(() => fetch(origin), { timeout: START_MS, interval: 200 });
  const failed = ended.then(() => Promise.reject(new Error(`${name} does not start:\n${said}`)));
  await Promise.race([answers, failed]);
  failed.catch(() => undefined);
  return { origin, stop };
}
