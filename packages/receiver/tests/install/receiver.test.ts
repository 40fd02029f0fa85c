/**
 * Runs the commands of the guides on an empty server, from the build to an upgrade and back. The guides are
 * docs/launch.md (way B), and setting-up.md and operations.md of packages/receiver/docs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, type ProjectCopy, copyProject } from '../../../../tests/project-copy.ts';
import { buildMessage } from '../samples.ts';
import { type TestServer, startTestServer } from './server.ts';

const DOMAIN = 'ridge.test';

const readGuide = (file: string) =>
  readFileSync(join(projectRoot, file), 'utf8').replaceAll('example.co.ke', DOMAIN);
const launchGuide = readGuide('docs/launch.md');
const receiverGuide =
  readGuide('packages/receiver/docs/setting-up.md') + readGuide('packages/receiver/docs/operations.md');

const listCodeBlocks = (text: string) =>
  Array.from(text.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block);

/** Returns all commands under a heading. */
function getCommands(heading: string) {
  const [, rest = ''] = receiverGuide.split(`# ${heading}\n`);
  const [section = ''] = rest.split('\n#');
  expect(listCodeBlocks(section), heading).not.toEqual([]);
  return listCodeBlocks(section).join('');
}

/** Returns the first commands after these words in docs/launch.md. */
function getStep(textBefore: string) {
  const [block = ''] = listCodeBlocks(launchGuide.split(textBefore)[1] ?? '');
  expect(block, textBefore).not.toBe('');
  return block;
}

let copy: ProjectCopy;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([`orders.${DOMAIN}`, `www.${DOMAIN}`, DOMAIN]);
  copy = copyProject();
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** Runs commands that build on this machine, with a stand-in for `scp` that copies to the server. */
function runOnBuilder(lines: string) {
  const programs = join(import.meta.dirname, 'builder-bin');
  copy.runOrThrow(`set -e\nexport ENTER='${server.commandPrefix}' PATH=${programs}:$PATH\n${lines}`);
}
/** Returns the commands that pack the release, with the settings that a new terminal lacks. */
const getPackCommands = () => `. ./site.env\n${getStep('copy everything to it')}`;

const OK_STATUS = '"status":"ok"';
const SITE = `https://www.${DOMAIN}`;
/** Returns the status of a response, and the URL of its redirect. */
const fetchStatus = (url: string) =>
  server.run(`curl -sS -o /tmp/page -w '%{http_code} %{redirect_url}' ${url}`).trim();

/** Sends a message as the site's page does. Returns the status. */
function sendMessage(text: string, number: number) {
  const body = JSON.stringify(buildMessage({ message: text }, { number }));
  const headers = `-H 'Origin: ${SITE}' -H 'Content-Type: application/json' -H 'Idempotency-Key: key-of-${text}'`;
  return fetchStatus(`https://orders.${DOMAIN}/messages ${headers} --data-binary '${body}'`);
}
/** Returns the contents of the stored messages. */
const listMessages = () =>
  Array.from(
    server.run(getCommands('Run its commands')).matchAll(/"message":"(\w+)","page"/g),
    ([, text]) => text,
  );

test('the receiver can be installed, upgraded and downgraded', () => {
  runOnBuilder(getStep('**Way B**') + getStep('**All ways**') + getPackCommands());
  server.run(getStep('**The site**'));
  expect(server.run(getStep('**Its certificate**'))).toContain('200');
  expect(server.run(getStep('**The receiver**'))).toContain(OK_STATUS);
  expect(sendMessage('first', 1)).toBe('200');
  // Leaves out the purge, which would delete the message that the steps below expect.
  const waitingReport = server.run(getStep('ask the server what still waits').replace(/^.* purge .*\n/m, ''));
  expect(waitingReport.match(/^WAITS +\w+/gm)).toEqual(['WAITS  mail', 'WAITS  mails']);
  expect(
    server.run('stat -c "%a %U:%G" /etc/receiver.env /var/lib/receiver /var/lib/receiver/receiver.db'),
  ).toBe('640 root:receiver\n700 receiver:receiver\n600 receiver:receiver\n');

  runOnBuilder(getPackCommands());
  // The upgrade keeps the first message.
  expect(server.run(getCommands('Upgrade it'))).toContain('"store":{"ok":true}');
  expect(sendMessage('second', 2)).toBe('200');
  expect(listMessages()).toEqual(['first', 'second']);

  // The commands for going back are in three parts, each of which ends with a request to /health. Only the
  // second part also restores the data from before the upgrade.
  const [downgradeCommands = '', restoreCommands = '', cleanUpCommands = ''] =
    getCommands('Go back').split(/(?<=health\n)/);
  expect(server.run(downgradeCommands)).toContain('"store":{"ok":true}');
  expect(listMessages()).toEqual(['first', 'second']);
  server.run(restoreCommands);
  expect(listMessages(), 'the messages of the backup').toEqual(['first']);
  expect(server.run(cleanUpCommands)).toContain('second');
  expect(server.run('ls -d /var/lib/receiver/*'), 'no file is left over').not.toContain('newer');
  expect(sendMessage('third', 3)).toBe('200');
  const owners = 'stat -c "%a %U:%G" /var/lib/receiver/receiver.db /var/lib/receiver-backups/receiver-*.db';
  expect(server.run(`${owners} | sort -u`)).toBe('600 receiver:receiver\n');
});

test('a backup can be copied and inspected, and the secrets can be changed', () => {
  server.run(getCommands('A copy elsewhere'));
  expect(server.run(getCommands('Look into a copy'))).toMatch(/1 submission in .*\n.* message /);
  expect(server.run('ls /root')).not.toContain('look');
  const readSecret = () => server.run('grep OFFICE_SECRET= /etc/receiver.env');
  const oldSecret = readSecret();
  expect(server.run(getCommands('Change the secrets'))).toContain(OK_STATUS);
  expect(readSecret()).toMatch(/^OFFICE_SECRET=[\da-f]{64}\n$/);
  expect(readSecret()).not.toBe(oldSecret);
});

test('the site responds at its canonical name, and a release can be rolled back', () => {
  const expectedStatuses = {
    [`${SITE}/about`]: '200',
    [`${SITE}/no-such-page`]: '404',
    [`http://${DOMAIN}/about`]: `301 ${SITE}/about`,
    [`https://${DOMAIN}/about`]: `301 ${SITE}/about`,
  };
  for (const [url, status] of Object.entries(expectedStatuses)) expect(fetchStatus(url)).toBe(status);

  // The new release has one more file, which is gone after the release is rolled back.
  writeFileSync(join(copy.root, 'dist/new.txt'), 'new');
  runOnBuilder(`tar -czf site.tar.gz -C dist .\n${getPackCommands()}`);
  server.run(getStep('**The site**'));
  expect(fetchStatus(`${SITE}/new.txt`)).toBe('200');
  server.run(getStep('**Going back**'));
  expect(fetchStatus(`${SITE}/new.txt`)).toBe('404');
  expect(fetchStatus(`${SITE}/about`)).toBe('200');
});

test('no log contains a link to the office’s page, even while the receiver is down', () => {
  const openOfficePage = () =>
    fetchStatus(`-D - https://orders.${DOMAIN}/office/ORD-1/1800678018069.signature-of-a-link`).toLowerCase();
  expect(openOfficePage()).toContain('referrer-policy: no-referrer');
  server.run('systemctl stop receiver.socket receiver');
  expect(openOfficePage()).toMatch(/ 502 [^]*referrer-policy: no-referrer/);
  expect(fetchStatus(`https://orders.${DOMAIN}/health`)).toBe('502');
  const logs = server.run('systemctl start receiver\ncat /var/log/nginx/*.log');
  expect(logs).toContain('/health');
  expect(logs).not.toContain('signature-of-a-link');
});
