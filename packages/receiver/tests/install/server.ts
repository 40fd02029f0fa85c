/**
 * A server to install on: this machine's files under a layer that takes all writes and is thrown away at the
 * end, with its own processes, network and mounts. A stand-in for systemd does what the units say.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

const SYSTEMCTL = String.raw`#!/bin/bash
set -e
unit=/etc/systemd/system/receiver.service
of() { sed -n "s/^$1=//p" "$unit"; }
as() { exec setpriv --reuid "$(of User)" --regid "$(of User)" --init-groups "$@"; }
stop() {
  [ -f /run/receiver.pid ] || return 0
  kill "$(cat /run/receiver.pid)" && tail --pid="$(cat /run/receiver.pid)" -f /dev/null
  rm /run/receiver.pid
}
prepare() {
  for state in $(of StateDirectory); do
    install -d -m "$(of StateDirectoryMode)" -o "$(of User)" -g "$(of User)" "/var/lib/$state"
  done
  while IFS= read -r line; do
    [[ $line != [A-Z]*=* ]] || export "$line"
  done < "$(of EnvironmentFile)"
  umask "$(of UMask)"
  export NODE_EXTRA_CA_CERTS=${TRUSTED}
}
start() {
  prepare
  as setsid $(of ExecStart) > /var/log/receiver.log 2>&1 < /dev/null &
  echo $! > /run/receiver.pid
}
case "$*" in
  daemon-reload) ;;
  'enable --now receiver.socket receiver receiver-backup.timer')
    grep -q '^ListenStream=127.0.0.1:4331$' /etc/systemd/system/receiver.socket
    grep -q '^OnCalendar=' /etc/systemd/system/receiver-backup.timer
    start ;;
  'start receiver') start ;;
  'start receiver-backup') unit=/etc/systemd/system/receiver-backup.service; prepare; (as $(of ExecStart)) ;;
  'restart receiver') stop; start ;;
  'stop receiver.socket receiver') stop ;;
  'reload nginx') nginx -s reload 2> /dev/null || nginx ;;
  *) echo "systemctl $* is not known here" >&2; exit 1 ;;
esac
`;

/** Makes a certificate that this server trusts, once each name serves a token from the webroot. */
const CERTBOT = String.raw`#!/bin/bash
set -e
names=()
while [ $# -gt 0 ]; do
  case "$1" in
    -d) names+=("$2"); shift ;;
    -w) webroot=$2; shift ;;
  esac
  shift
done
challenges=$webroot/.well-known/acme-challenge
mkdir -p "$challenges"
echo token > "$challenges/token"
for name in "${'$'}{names[@]}"; do
  curl -sS --retry 9 --retry-delay 1 --retry-all-errors "http://$name/.well-known/acme-challenge/token" | grep -qx token
done
folder=/etc/letsencrypt/live/${'$'}{names[0]}
mkdir -p "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=${'$'}{names[0]}" \
  -addext "subjectAltName=$(printf ',DNS:%s' "${'$'}{names[@]}" | cut -c2-)" \
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
cat "$folder/fullchain.pem" >> ${TRUSTED}
`;

const setUp = (hosts: readonly string[]) => String.raw`
set -e
mount -t tmpfs tmpfs /mnt
mkdir /mnt/written /mnt/work /mnt/server
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/written,workdir=/mnt/work /mnt/server
cd /mnt/server
mount -t proc proc proc
mount --rbind /dev dev
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount --bind "${process.execPath}" usr/bin/node
ip link set lo up
echo '127.0.0.1 ${hosts.join(' ')}' >> etc/hosts
rm -rf etc/nginx/conf.d/* opt/receiver srv/* var/www/*.test
mount -t tmpfs tmpfs root
cat > usr/local/sbin/systemctl <<'END'
${SYSTEMCTL}
END
cat > usr/local/sbin/certbot <<'END'
${CERTBOT}
END
printf '#!/bin/sh\n' > usr/local/sbin/apt-get
chmod +x usr/local/sbin/*
echo ready
# bash clears away what has ended.
exec chroot /mnt/server bash --norc -c 'cd /; sleep infinity & wait'
`;

const childOf = ({ pid }: ChildProcess) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim();

export type OwnServer = Awaited<ReturnType<typeof ownServer>>;

/** Makes a server that finds itself under these names. */
export async function ownServer(hosts: readonly string[]) {
  if (process.getuid?.() !== 0)
    throw new Error('This test makes a server within this one, which needs root.');
  if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'))
    throw new Error('nginx is not installed here: apt-get install nginx libnginx-mod-http-brotli-static');
  const separate = ['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const child = spawn('unshare', [...separate, '--propagation', 'private', 'bash', '-c', setUp(hosts)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => ['']),
  ])) as [string];
  if (line !== 'ready') throw new Error('No server could be made here.');
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const enter = `nsenter --target ${childOf(child)} --mount --net --pid --ipc --uts --root -- \
    env --chdir=/root -i PATH=${path} HOME=/root NODE_EXTRA_CA_CERTS=${TRUSTED}`;
  return {
    /** Precedes a command that is to run there. */
    enter,
    /** Runs commands in root's folder. Returns what they print. Throws if one fails. */
    run: (commands: string) =>
      execFileSync('bash', ['-c', `${enter} bash --norc -euo pipefail -c "$0"`, commands], {
        encoding: 'utf8',
      }),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
