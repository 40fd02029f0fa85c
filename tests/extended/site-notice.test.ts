/** A notice that an office puts on every page for some days: where it is, that it is accessible, and that it goes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../tools/browsers/find.ts';
import { objections } from '../e2e/accessible.ts';
import { edgeless } from '../e2e/edges.ts';
import { overflow } from '../e2e/site.ts';
import { editedCopy } from './edited-copy.ts';

const DAY_MS = 86_400_000;
/** A day of Kenya's calendar, from today. */
const day = (from: number) =>
  new Date(Date.now() + from * DAY_MS).toLocaleDateString('sv', { timeZone: 'Africa/Nairobi' });

const WORDS = 'Our office is closed on Jamhuri Day.';
const LATER = 'We are back.';

const written = (tone: string) => `notices:
  - from: ${day(-1)}
    until: ${day(1)}
    tone: ${tone}
    text: ${WORDS} Urgent incidents of plans are answered by {company.phone} as on any other day.
    link: { to: /contact, words: How to reach us }
  - from: ${day(3)}
    until: ${day(4)}
    text: ${LATER}
`;

const copy = editedCopy();
let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
});
afterAll(async () => {
  await browser.close();
  copy.remove();
});

const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');

/** A page of the built folder, with what it says on the console. */
async function open(path: string, options: BrowserContextOptions = {}, now = new Date()) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.setFixedTime(now);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(copy.root, 'dist', pathname === path ? `${path}.html` : pathname) });
  });
  await page.goto(`http://localhost${path}`);
  return { page, said, close: () => context.close() };
}

const notice = (page: Page) => page.getByRole('region', { name: /^Notice until \d+ \w+ \d{4}$/ });

describe.each(['plain', 'warning'])('a notice that is %s', (tone) => {
  beforeAll(() => {
    writeFileSync(join(copy.root, 'content/notices.yaml'), written(tone));
    copy.mustRun('npm run content:check && npm run build && npm run test:dist');
  });

  test.each(['index', 'terms', '404', 'checkout', 'custom-quote'])(
    'is on %s once, without the later one',
    (file) => {
      const html = read(`${file}.html`);
      expect(html.split(WORDS)).toHaveLength(2);
      expect(html).not.toContain(LATER);
      expect(html).toMatch(/answered by \+254[\d ]+ as on/);
    },
  );

  test.each([
    ['day', 'light'],
    ['night', 'dark'],
  ] as const)('is accessible by %s, and quiet', async (_, colorScheme) => {
    const { page, said, close } = await open('/about', {
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    expect(await notice(page).innerText()).toContain(WORDS);
    expect(await overflow(page)).toBe(0);
    expect(await objections(page)).toEqual([]);
    await notice(page).getByRole('link').hover();
    expect(await objections(page, 'color-contrast')).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test('has an edge in forced colours without script, and is not printed', async () => {
    const { page, close } = await open('/about', { forcedColors: 'active', javaScriptEnabled: false });
    expect(await edgeless(page, '[data-until]', ['bottom'])).toEqual({ count: 1, without: [] });
    await page.emulateMedia({ media: 'print' });
    expect(await notice(page).isVisible()).toBe(false);
    await close();
  });

  test('goes at the midnight of Kenya after its last day, without another build', async () => {
    const midnight = new Date(`${day(2)}T00:00+03:00`).getTime();
    for (const [time, isThere] of [
      [midnight - 1000, true],
      [midnight, false],
    ] as const) {
      const { page, said, close } = await open('/about', {}, new Date(time));
      expect(await notice(page).isVisible()).toBe(isThere);
      expect(said).toEqual([]);
      await close();
    }
  });
});
