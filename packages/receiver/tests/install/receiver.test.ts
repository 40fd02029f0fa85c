/**
 * Follows way B of docs/launch.md to the letter, then packages/receiver/docs/setting-up.md: from the build to
 * an upgrade and back, on a server that knows nothing of this project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project, type ProjectCopy, copyProject } from '../../../../tests/project-copy.ts';
import { message } from '../samples.ts';
import { type OwnServer, ownServer } from './server.ts';

const DOMAIN = 'ridge.test';

const read = (page: string) => readFileSync(join(project, page), 'utf8').replaceAll('example.co.ke', DOMAIN);
const launch = read('docs/launch.md');
const page = read('packages/receiver/docs/setting-up.md') + read('packages/receiver/docs/operations.md');

const blocks = (text: string) => Array.from(text.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block);

/** Returns all commands under a heading. */
function commands(heading: string): string {
  const [, section = ''] = page.split(`# ${heading}\n`);
  const [own = ''] = section.split('\n#');
  expect(blocks(own), heading).not.toEqual([]);
  return blocks(own).join('');
}

/** Returns the first commands after these words of docs/launch.md. */
function step(words: string): string {
  const [block = ''] = blocks(launch.split(words)[1] ?? '');
  expect(block, words).not.toBe('');
  return block;
}

let copy: ProjectCopy;
let server: OwnServer;
beforeAll(async () => {
  server = await ownServer([`orders.${DOMAIN}`, `www.${DOMAIN}`, DOMAIN]);
  copy = copyProject();
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** Runs commands that build here, with a stand-in for `scp` that copies to the server. */
function build(lines: string): void {
  const programs = join(import.meta.dirname, 'builder-bin');
  copy.mustRun(`set -e\nexport ENTER='${server.enter}' PATH=${programs}:$PATH\n${lines}`);
}
/** Runs commands as in a new terminal. */
const pack = () => `. ./site.env\n${step('copy everything to it')}`;

const ok = '"status":"ok"';
const SITE = `https://www.${DOMAIN}`;
/** Returns the status that a browser gets, and where it leads. */
const ask = (address: string) =>
  server.run(`curl -sS -o /tmp/page -w '%{http_code} %{redirect_url}' ${address}`).trim();

/** Sends a message as the site's page does. Returns the status. */
function send(words: string, number: number) {
  const body = JSON.stringify(message({ message: words }, '', number));
  const headers = `-H 'Origin: ${SITE}' -H 'Content-Type: application/json' -H 'Idempotency-Key: key-of-${words}'`;
  return ask(`https://orders.${DOMAIN}/messages ${headers} --data-binary '${body}'`);
}
/** Returns the texts of the stored messages. */
const kept = () =>
  Array.from(
    server.run(commands('Run its commands')).matchAll(/"message":"(\w+)","page"/g),
    ([, text]) => text,
  );

test('from a build to messages, an upgrade and the way back', () => {
  build(step('**Way B**') + step('**All ways**') + pack());
  server.run(step('**The site**'));
  expect(server.run(step('**Its certificate**'))).toContain('200');
  expect(server.run(step('**The receiver**'))).toContain(ok);
  expect(send('first', 1)).toBe('200');
  const waiting = server.run(step('ask the server what still waits').replace(/^.* purge .*\n/m, ''));
  expect(waiting.match(/^WAITS +\w+/gm)).toEqual(['WAITS  mail', 'WAITS  mails']);
  expect(
    server.run('stat -c "%a %U:%G" /etc/receiver.env /var/lib/receiver /var/lib/receiver/receiver.db'),
  ).toBe('640 root:receiver\n700 receiver:receiver\n600 receiver:receiver\n');

  build(pack());
  expect(server.run(commands('Upgrade it'))).toContain('"store":{"ok":true}');
  expect(send('second', 2)).toBe('200');
  expect(kept()).toEqual(['first', 'second']);

  const [back = '', tables = '', after = ''] = commands('Go back').split(/(?<=health\n)/);
  expect(server.run(back)).toContain('"store":{"ok":true}');
  expect(kept()).toEqual(['first', 'second']);
  server.run(tables);
  expect(kept(), 'as the backup has it').toEqual(['first']);
  expect(server.run(after)).toContain('second');
  expect(server.run('ls -d /var/lib/receiver/*'), 'and nothing aside').not.toContain('newer');
  expect(send('third', 3)).toBe('200');
  const owners = 'stat -c "%a %U:%G" /var/lib/receiver/receiver.db /var/lib/receiver-backups/receiver-*.db';
  expect(server.run(`${owners} | sort -u`)).toBe('600 receiver:receiver\n');
});

test('a copy goes elsewhere and is looked into, and the secrets are changed', () => {
  server.run(commands('A copy elsewhere'));
  expect(server.run(commands('Look into a copy'))).toMatch(/1 submission in .*\n.* message /);
  expect(server.run('ls /root')).not.toContain('look');
  const secret = () => server.run('grep OFFICE_SECRET= /etc/receiver.env');
  const before = secret();
  expect(server.run(commands('Change the secrets'))).toContain(ok);
  expect(secret()).toMatch(/^OFFICE_SECRET=[\da-f]{64}\n$/);
  expect(secret()).not.toBe(before);
});

test('the site answers by its one name, and a release goes back', () => {
  const answers = {
    [`${SITE}/about`]: '200',
    [`${SITE}/no-such-page`]: '404',
    [`http://${DOMAIN}/about`]: `301 ${SITE}/about`,
    [`https://${DOMAIN}/about`]: `301 ${SITE}/about`,
  };
  for (const [address, answer] of Object.entries(answers)) expect(ask(address)).toBe(answer);

  writeFileSync(join(copy.root, 'dist/new.txt'), 'new');
  build(`tar -czf site.tar.gz -C dist .\n${pack()}`);
  server.run(step('**The site**'));
  expect(ask(`${SITE}/new.txt`)).toBe('200');
  server.run(step('**Going back**'));
  expect(ask(`${SITE}/new.txt`)).toBe('404');
  expect(ask(`${SITE}/about`)).toBe('200');
});

test('no log has what opens the office’s page, also while the receiver is away', () => {
  const open = () =>
    ask(`-D - https://orders.${DOMAIN}/office/ORD-1/1800678018069.signature-of-a-link`).toLowerCase();
  expect(open()).toContain('referrer-policy: no-referrer');
  server.run('systemctl stop receiver.socket receiver');
  expect(open()).toMatch(/ 502 [^]*referrer-policy: no-referrer/);
  expect(ask(`https://orders.${DOMAIN}/health`)).toBe('502');
  const logs = server.run('systemctl start receiver\ncat /var/log/nginx/*.log');
  expect(logs).toContain('/health');
  expect(logs).not.toContain('signature-of-a-link');
});
