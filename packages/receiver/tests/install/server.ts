/**
 * Creates a server on this machine. An overlay over the machine's files takes all writes and is thrown away
 * at the end. Namespaces separate processes, network and mounts. A stand-in for systemd follows the units.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const TRUSTED_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const findChildPid = ({ pid }: ChildProcess) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim();

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Starts a server with these host names. */
export async function startTestServer(hosts: readonly string[]) {
  if (process.getuid?.() !== 0)
    throw new Error('Run this test as root: it starts a server inside this machine.');
  if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'))
    throw new Error('nginx is not installed here: apt-get install nginx libnginx-mod-http-brotli-static');
  const namespaces = ['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const script = join(import.meta.dirname, 'server.sh');
  const child = spawn('unshare', [...namespaces, '--propagation', 'private', 'bash', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE: process.execPath, HOSTS: hosts.join(' '), HERE: import.meta.dirname },
  });
  const [firstLine] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => ['']),
  ])) as [string];
  if (firstLine !== 'ready') throw new Error('The test server did not start.');
  const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const commandPrefix = `nsenter --target ${findChildPid(child)} --mount --net --pid --ipc --uts --root -- \
    env --chdir=/root -i PATH=${searchPath} HOME=/root NODE_EXTRA_CA_CERTS=${TRUSTED_CERTIFICATES}`;
  return {
    /** The prefix of a command that has to run on the server. */
    commandPrefix,
    /** Runs commands in root's home folder, and returns their output. Throws if a command fails. */
    run: (commands: string) =>
      execFileSync('bash', ['-c', `${commandPrefix} bash --norc -euo pipefail -c "$0"`, commands], {
        encoding: 'utf8',
      }),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
