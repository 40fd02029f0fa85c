/** The development server prints each mistake in the content right after the edit, and nothing else. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#support/free-port.ts';
import { waitUntil } from '#support/wait-until.ts';
import { createEditedCopy } from './edited-copy.ts';

test('a mistake is named in the terminal, and so is its correction', async () => {
  const copy = createEditedCopy();
  onTestFinished(copy.remove);
  const port = await findFreePort();
  // A separate process group, so that npm and all that it starts stop.
  const options = { cwd: copy.root, env: copy.environment, detached: true };
  const dev = spawn('npm', ['run', 'dev', '--', '--port', String(port)], options);
  onTestFinished(() => {
    if (dev.pid !== undefined) process.kill(-dev.pid);
  });
  let printed = '';
  let allPrinted = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  /** Waits until the output matches, and then clears the output. */
  const waitForOutput = async (pattern: RegExp) => {
    await waitUntil(() => pattern.test(printed), String(pattern));
    allPrinted += printed;
    printed = '';
  };
  await waitForOutput(/watching for file changes/);

  /** The second mistake is made at the moment in which the first is corrected. */
  for (const [file, [from, first], [other, second]] of [
    ['plans.yaml', ['amount: 24000', 'amount: 24,000'], ['featured: true', 'featured: <script>1</script>']],
    ['legal/refund.mdx', ['(/terms#', '(/term#'], ['title: ', 'titel: ']],
  ] as const) {
    const path = join(copy.root, 'content', file);
    const text = readFileSync(path, 'utf8');
    const createLinePattern = (searchedText: string) =>
      new RegExp(`content/${file} line ${text.slice(0, text.indexOf(searchedText)).split('\n').length}\\b`);
    writeFileSync(path, text.replace(from, first));
    await waitForOutput(createLinePattern(from));
    writeFileSync(path, text);
    writeFileSync(path, text.replace(other, second));
    await waitForOutput(createLinePattern(other));
    writeFileSync(path, text);
    await waitForOutput(/The content is in order/);
  }
  expect(allPrinted).toMatch(/content\/plans\.yaml line \d+: found "amount: 24,000"/);
  expect(allPrinted).not.toMatch(/^\s+at |Stack trace|does not exist or is empty/m);
});
