/** Tests that the development server reports each mistake in the content right after the edit. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#support/free-port.ts';
import { readTestData } from '#support/test-data.ts';
import { waitUntil } from '#support/wait-until.ts';
import { createEditedCopy } from './edited-copy.ts';

interface Mistake {
  text: string;
  mistake: string;
}
const contentMistakes = readTestData<{ file: string; first: Mistake; second: Mistake }[]>(import.meta.url);

test('the terminal shows each mistake in the content, and when it is corrected', async () => {
  const copy = createEditedCopy();
  onTestFinished(copy.remove);
  const port = await findFreePort();
  const dev = copy.startScript('dev', '--', '--port', String(port));
  let newOutput = '';
  let allOutput = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (data: Buffer) => (newOutput += data.toString()));
  /** Waits until the output matches, and then clears it. */
  const waitForOutput = async (pattern: RegExp) => {
    await waitUntil(() => pattern.test(newOutput), String(pattern));
    allOutput += newOutput;
    newOutput = '';
  };
  await waitForOutput(/watching for file changes/);

  // The second mistake is made at the moment when the first is corrected. A check that is still running must
  // not miss it.
  for (const { file, first, second } of contentMistakes) {
    const path = join(copy.root, 'content', file);
    const text = readFileSync(path, 'utf8');
    const createLinePattern = (searchedText: string) =>
      new RegExp(`content/${file} line ${text.slice(0, text.indexOf(searchedText)).split('\n').length}\\b`);
    writeFileSync(path, text.replace(first.text, first.mistake));
    await waitForOutput(createLinePattern(first.text));
    writeFileSync(path, text);
    writeFileSync(path, text.replace(second.text, second.mistake));
    await waitForOutput(createLinePattern(second.text));
    writeFileSync(path, text);
    await waitForOutput(/The content is in order/);
  }
  expect(allOutput).toMatch(/content\/plans\.yaml line \d+: found "amount: 24,000"/);
  expect(allOutput).not.toMatch(/^\s+at |Stack trace|does not exist or is empty/m);
});
