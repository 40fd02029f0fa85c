/**
 * Serves dist/ with real servers on loopback and asks each the same: `npm run test:hosts`, or with the names of some,
 * `npm run test:hosts -- nginx caddy`. Servers that are missing are installed from Debian's packages (as root);
 * Cloudflare's comes through npx.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HOSTS = ['nginx', 'caddy', 'cloudflare', 'preview'];

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (program: string) => spawnSync(program, ['version']).error === undefined;

/** Debian's packages, and whether there is anything to install. */
const PACKAGES: Readonly<Record<string, readonly [isMissing: () => boolean, ...packages: string[]]>> = {
  nginx: [() => !isThere('nginx') || !existsSync(BROTLI), 'nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: [() => !isThere('caddy'), 'caddy'],
};

const run = (
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) => {
  console.log(`> ${command} ${parameters.join(' ')}`);
  return (
    spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
  );
};

function install(packages: readonly string[]): boolean {
  console.log(`Installing Debian's packages ${packages.join(' and ')}, which needs root.`);
  // Otherwise Debian would start them as services.
  const quiet = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
  );
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !HOSTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no host ${unknown.join(', ')}. There are ${HOSTS.join(', ')}.`);
  process.exit(1);
}

const chosen = asked.length > 0 ? asked : HOSTS;
const failed = chosen.filter((name) => {
  const [isMissing, ...packages] = PACKAGES[name] ?? [() => false];
  return isMissing() && !install(packages);
});
if (failed.length > 0) {
  console.error(`${failed.join(' and ')} could not be installed. Test the others by naming them.`);
  process.exit(1);
}
if (!run('npm', ['run', 'compress'])) process.exit(1);
process.exit(run('vitest', ['run', '--project', 'hosts'], { HOSTS: chosen.join(' ') }) ? 0 : 1);
