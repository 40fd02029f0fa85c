/** A link as bad as 3G gets, on which requests fail: whoever tries again gets to the end. */
import type { Page } from 'playwright/test';
import { MESSAGE } from '../e2e/contact-page.ts';
import { expect, PHONE, test } from '../e2e/site.ts';

/** Lighthouse's "slow 4G", which is what 3G in the field looks like. */
const LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const FAILING = 20;

/** Loses one request in twenty, from the given one on. */
async function makeLossy(page: Page, first: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  const failed: string[] = [];
  let requests = 0;
  await page.route('**/*', async (route) => {
    requests += 1;
    if (requests % FAILING !== first) {
      await route.continue();
      return;
    }
    failed.push(route.request().url());
    await route.abort('connectionreset');
  });
  return failed;
}

/** What a patient visitor does until the page answers: reloads a page that did not come, or takes the page's own offer. */
async function arrive(page: Page, path: string) {
  const awake = page.locator('astro-island[client="load"]:not([ssr])');
  const offer = page.getByRole('link', { name: 'Load it again' });
  await expect(async () => {
    if (!(await awake.or(offer).first().isVisible())) await page.goto(path, { timeout: 10_000 });
    else if (await offer.isVisible()) await offer.click();
    await expect(awake).toBeAttached({ timeout: 4000 });
  }).toPass();
  expect(new URL(page.url()).pathname).toBe(path);
}

// The first page itself, and a script of it.
for (const first of [1, 8]) {
  test(`an order goes through where every twentieth request fails, from number ${first} on`, async ({
    page,
    quote,
    checkout,
    contact,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    const failed = await makeLossy(page, first);
    await arrive(page, '/custom-quote');
    await quote.tick('VPN Setup');
    await quote.proceed.click();
    await arrive(page, '/checkout');
    await checkout.fill();
    // To the success page, or to the browser's own that says why it did not come.
    const left = page.waitForEvent('framenavigated');
    await checkout.pay.click();
    await left;
    const title = page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
    await expect(async () => {
      if (!(await title.isVisible())) await page.reload();
      await expect(title).toBeVisible({ timeout: 4000 });
    }).toPass();
    await arrive(page, '/contact');
    await contact.field('Name').fill(MESSAGE.Name);
    await contact.send.click();
    await expect(contact.problems).toBeVisible();
    expect(failed.length).toBeGreaterThan(0);
  });
}
