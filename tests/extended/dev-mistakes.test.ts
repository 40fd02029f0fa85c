/** What an editor sees while the site runs in development: each mistake right after the last, and nothing else. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../browsers/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { waitUntil } from '../support/wait-until.ts';
import { editedCopy } from './edited-copy.ts';

const copy = editedCopy();
let dev: ReturnType<typeof spawn>;
let browser: Browser;
let page: Page;
let printed = '';

beforeAll(async () => {
  const port = await freePort();
  dev = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: copy.root,
    env: copy.environment,
    detached: true,
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  await waitUntil(() => printed.includes('watching for file changes'), 'the development server');
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
  await page.goto(`http://localhost:${port}/about`);
});

afterAll(async () => {
  // npm with all that it started.
  if (dev.pid !== undefined) process.kill(-dev.pid);
  await browser.close();
  copy.remove();
});

const shows = (words: string | RegExp) => page.getByText(words).first().waitFor();

/** Two mistakes in one file: the second is made at the moment in which the first is corrected. */
test.each([
  ['pages/about.yaml', ['title: About us', 'title: About: us'], ['lead: ', 'leed: ']],
  ['plans.yaml', ['amount: 24000', 'amount: 24,000'], ['amount: 55000', 'amount: lots']],
  ['services/network-design-support.yaml', ['icon: network', 'icon: netwrk'], ['order: ', 'ordr: ']],
  ['legal/refund.mdx', ['(/terms#', '(/term#'], ['title: ', 'titel: ']],
] as const)('in %s: %j, then %j', async (file, [from, first], [other, second]) => {
  const path = join(copy.root, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect([from, other].filter((words) => !text.includes(words))).toEqual([]);
  const line = (words: string) =>
    new RegExp(`^content/${file} line ${text.slice(0, text.indexOf(words)).split('\n').length}\\b`);

  writeFileSync(path, text.replace(from, first));
  await shows(line(from));
  writeFileSync(path, text);
  writeFileSync(path, text.replace(other, second));
  await shows(line(other));
  writeFileSync(path, text);
  await shows('Our story');
  writeFileSync(path, text.replace(from, first));
  await shows(line(from));
  writeFileSync(path, text);
  await shows('Our story');
});

test('the terminal has the sentences of the mistakes, and no stacks', () => {
  expect(printed).toMatch(/content\/plans\.yaml line \d+: found "amount: 24,000"/);
  expect(printed).not.toMatch(/^\s+at |Stack trace|does not exist or is empty/m);
});
