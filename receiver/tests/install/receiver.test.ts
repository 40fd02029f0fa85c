/** receiver/docs/setting-up.md followed to the letter, from the build to an upgrade and back, on a server that knows nothing of this project. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project, type ProjectCopy, projectCopy } from '../../../tools/project-copy.ts';
import { catalogue, message } from '../samples.ts';
import { type OwnServer, ownServer } from './server.ts';

const DOMAIN = 'ridge.test';

const page = readFileSync(join(project, 'receiver/docs/setting-up.md'), 'utf8');

/** All commands under the heading, for this company. */
function commands(heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = Array.from(own.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block);
  expect(blocks, heading).not.toEqual([]);
  // What stands between the slashes of `sed` is the page's own domain, with backslashes.
  return blocks.join('').replaceAll('example.co.ke', DOMAIN);
}

let copy: ProjectCopy;
let server: OwnServer;
beforeAll(async () => {
  server = await ownServer([`orders.${DOMAIN}`, `www.${DOMAIN}`]);
  copy = projectCopy();
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** As the page has it; `scp` hands the folder over within this machine. */
function build(): void {
  const programs = join(copy.root, 'stand-ins');
  mkdirSync(programs, { recursive: true });
  const scp = join(programs, 'scp');
  writeFileSync(
    scp,
    `#!/bin/bash\ntar -C "$(dirname "$2")" -c "$(basename "$2")" | ${server.enter} tar -C /root -x\n`,
  );
  chmodSync(scp, 0o755);
  copy.mustRun(`set -e\nPATH=${programs}:$PATH\n${commands('Build it')}`);
}

/** Its prices are on a site that is not there. */
const ok = '"store":{"ok":true}';
/** The site is not on this server; its catalogue is. */
function publishCatalogue(): void {
  server.run(`cat > /etc/catalogue.json <<'END'\n${JSON.stringify(catalogue)}\nEND
    sed -i 's#^CATALOGUE=.*#CATALOGUE=/etc/catalogue.json#' /etc/receiver.env
    systemctl restart receiver`);
}
const body = (words: string, number: number) => JSON.stringify(message({ message: words }, '', number));

/** As the site's page sends it; gives the status. */
const send = (words: string, number: number) =>
  server.run(
    `curl -sS -o /dev/null -w '%{http_code}' https://orders.${DOMAIN}/messages -H 'Origin: https://www.${DOMAIN}' \
      -H 'Content-Type: application/json' -H 'Idempotency-Key: key-of-${words}' --data-binary '${body(words, number)}'`,
  );
const kept = () =>
  server
    .run(commands('Run its commands'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { fields: { message: string } }).fields.message);

test('from a build to messages, an upgrade and the way back', () => {
  build();
  expect(server.run(commands('Install it'))).toContain(ok);
  publishCatalogue();
  // Its certificate is its own here, and comes a moment after it was told to.
  const patient = 'curl() { command curl --insecure --retry 9 --retry-all-errors "$@"; }\n';
  expect(server.run(patient + commands('Or Caddy'))).toContain(ok);
  server.run('caddy stop');
  expect(server.run(commands('Put nginx in front'))).toContain(ok);
  expect(send('first', 1)).toBe('200');
  const waiting = server.run(commands('See what still waits'));
  for (const line of [
    'ok     addresses',
    'ok     prices',
    'WAITS  mail: SMTP_URL',
    'WAITS  mails: 1 wait',
    'ok     office',
    'ok     backup',
  ])
    expect(waiting).toContain(line);
  expect(
    server.run('stat -c "%a %U:%G" /etc/receiver.env /var/lib/receiver /var/lib/receiver/receiver.db'),
  ).toBe('640 root:receiver\n700 receiver:receiver\n600 receiver:receiver\n');

  build();
  expect(server.run(commands('Upgrade it'))).toContain(ok);
  expect(send('second', 2)).toBe('200');
  expect(kept()).toEqual(['first', 'second']);

  const [back = '', tables = ''] = commands('Go back').split(/(?<=health\n)/);
  expect(server.run(back)).toContain(ok);
  expect(kept()).toEqual(['first', 'second']);
  server.run(tables);
  expect(kept(), 'as the backup has it').toEqual(['first']);
  expect(send('third', 3)).toBe('200');
  expect(
    server.run('stat -c "%a %U:%G" /var/lib/receiver/receiver.db /var/lib/receiver-backups/receiver-*.db'),
  ).toBe('600 receiver:receiver\n600 receiver:receiver\n');
});
