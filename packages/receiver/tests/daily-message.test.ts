/** Runs the command for the daily test message that packages/receiver/docs/operations.md names. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { receiver, receiverForEachTest } from './each-test.ts';
import { SITE } from './receiver.ts';

receiverForEachTest();

const guide = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
const command = /```sh\n(status=.*?)```/s.exec(guide)?.[1] ?? '';

const run = (path: string) =>
  promisify(execFile)('bash', ['-c', command], {
    env: {
      ...process.env,
      PUBLIC_SITE_URL: SITE,
      PUBLIC_CONTACT_ENDPOINT: receiver.origin + path,
      MAILBOX: 'daily@ridge.co.ke',
    },
  });

test('the message arrives like any other', async () => {
  await run('/messages');
  const fields = { name: 'Daily test', message: expect.stringMatching(/^Daily test of 20\d\d-/) as string };
  expect(await receiver.stored()).toMatchObject([{ email: 'daily@ridge.co.ke', fields }]);
});

test('a message that is refused ends the command with a sentence', async () => {
  const stdout = 'The contact form answered 404 instead of 303\n';
  await expect(run('/elsewhere')).rejects.toMatchObject({ code: 1, stdout });
});
