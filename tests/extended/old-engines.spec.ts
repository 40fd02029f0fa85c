/**
 * Real old Chromiums, from the npm packages that bring them to servers. In these engines Playwright cannot
 * check whether an element is visible, so fields and buttons are found by their labels and used by keys.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { getLaunchOptions } from '../browsers/chromium.ts';
import { SITE } from '../e2e/addresses.ts';
import { BILLING } from '../e2e/checkout-page.ts';
import { waitForHydration } from '../e2e/quote-page.ts';
import { expect, measureOverflow, SMALL, test, visit } from '../e2e/site.ts';
import { allPages } from '../routes.ts';

test.use({ viewport: SMALL });

/** Returns the options to start an old Chromium, which is downloaded once. */
function oldChromium(packageName: string) {
  const folder = resolve('node_modules/.cache/engines', packageName.replace(/\W+/g, '-'));
  const chrome = join(folder, 'chrome');
  const unpacked = (file: string) =>
    brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${file}.br`)));
  if (!existsSync(chrome)) {
    mkdirSync(folder, { recursive: true });
    const pack = ['pack', '--silent', `--pack-destination=${folder}`, packageName];
    const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    for (const libraries of ['aws.tar', 'swiftshader.tar'])
      execFileSync('tar', ['-xf', '-'], { cwd: folder, input: unpacked(libraries) });
    writeFileSync(chrome, unpacked('chromium'), { mode: 0o755 });
  }
  const options = getLaunchOptions(chrome);
  const env = { ...options.env, LD_LIBRARY_PATH: `${folder}:${folder}/lib` };
  return { ...options, env, args: ['--no-sandbox'] };
}

for (const [version, packageName] of [
  ['92', 'chrome-aws-lambda@10.1.0'],
  ['103', '@sparticuz/chromium@103.0.0'],
] as const)
  test(`Chromium ${version} shows every page as the newest does, takes an order and says when scripts are lost`, async ({
    page: newest,
  }) => {
    test.setTimeout(180_000);
    await using browser = await chromium.launch(oldChromium(packageName));
    expect(browser.version()).toMatch(new RegExp(`^${version}\\.`));
    const page = await browser.newPage({ baseURL: SITE, viewport: SMALL });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));

    for (const route of allPages) {
      const heights: number[] = [];
      for (const each of [newest, page]) {
        await visit(each, route);
        heights.push(await each.evaluate(() => document.documentElement.scrollHeight));
      }
      const [usual = 0, height = 0] = heights;
      expect.soft(await measureOverflow(page), `${route.path} is wider than its window by`).toBe(0);
      expect
        .soft(Math.abs(height - usual), `${route.path} is ${height} px high, and ${usual} in the newest`)
        .toBeLessThan(usual * 0.03);
    }

    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.goto('/custom-quote');
    await waitForHydration(page);
    await page.getByLabel('VPN Setup').first().press('Space');
    await page.waitForFunction(() => document.querySelector('aside')?.textContent.includes('USD 280'));
    await page.locator('aside button', { hasText: 'Proceed to Checkout' }).press('Enter');
    await page.waitForURL('/checkout');
    await waitForHydration(page);
    for (const [label, text] of Object.entries(BILLING)) {
      await page.getByLabel(label).focus();
      await page.keyboard.insertText(text);
      expect(await page.getByLabel(label).inputValue()).toBe(text);
    }
    await page.getByLabel('I agree').press('Space');
    await page.locator('form button[type="submit"]').press('Enter');
    await page.waitForURL('/checkout/success');

    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    const help = () =>
      page.evaluate(() => {
        const [element] = document.getElementsByClassName('load-help');
        return element && getComputedStyle(element).visibility;
      });
    expect(await help()).toBe('hidden');
    // Ends the delay at once.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await help()).toBe('visible');
    expect(errors).toEqual([]);
  });
