/**
 * Opens the site in old Chromiums from npm packages. Playwright cannot check visibility in these engines, so
 * the tests press keys instead of clicking.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { getLaunchOptions } from '../browsers/chromium.ts';
import { SITE } from '../e2e/urls.ts';
import { waitForHydration } from '../e2e/quote-page.ts';
import { expect, measureOverflow, SMALL_PHONE, test, visit } from '../e2e/site.ts';
import { allPages } from '../routes.ts';

test.use({ viewport: SMALL_PHONE });

/** Starts an old Chromium. Downloads it the first time. */
function launchChromium(packageName: string) {
  const folder = resolve('node_modules/.cache/engines', packageName.replace(/\W+/g, '-'));
  const executablePath = join(folder, 'chrome');
  const unpack = (file: string) =>
    brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${file}.br`)));
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    const pack = ['pack', '--silent', packageName];
    const archive = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    for (const libraries of ['aws.tar', 'swiftshader.tar'])
      execFileSync('tar', ['-xf', '-'], { cwd: folder, input: unpack(libraries) });
    writeFileSync(executablePath, unpack('chromium'), { mode: 0o755 });
  }
  const { env } = getLaunchOptions();
  const LD_LIBRARY_PATH = `${folder}:${folder}/lib`;
  return chromium.launch({ executablePath, env: { ...env, LD_LIBRARY_PATH }, args: ['--no-sandbox'] });
}

// The packages contain Chromium 92 and 103.
for (const packageName of ['chrome-aws-lambda@10.1.0', '@sparticuz/chromium@103.0.0'])
  test(`the Chromium of ${packageName} shows every page like the newest one, and takes a quote to the checkout`, async ({
    page: newestPage,
  }) => {
    test.setTimeout(180_000);
    await using browser = await launchChromium(packageName);
    const page = await browser.newPage({ baseURL: SITE, viewport: SMALL_PHONE });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));

    const measureHeight = async (openedPage: typeof page, route: (typeof allPages)[number]) => {
      await visit(openedPage, route);
      return openedPage.evaluate(() => document.documentElement.scrollHeight);
    };
    for (const route of allPages) {
      const ratio = (await measureHeight(page, route)) / (await measureHeight(newestPage, route));
      expect.soft(await measureOverflow(page), `${route.path} is wider than its window by`).toBe(0);
      expect.soft(Math.abs(ratio - 1), `the height of ${route.path}`).toBeLessThan(0.03);
    }

    await page.goto('/custom-quote');
    await waitForHydration(page);
    await page.getByLabel('VPN Setup').first().press('Space');
    await page.waitForFunction(() => document.querySelector('aside')?.textContent.includes('USD 280'));
    await page.locator('aside button', { hasText: 'Proceed to Checkout' }).press('Enter');
    await page.waitForURL('/checkout');
    await waitForHydration(page);
    expect(errors).toEqual([]);
  });
