/** Scripts that do not arrive, on the pages that can do without: the forms' are in quote-loading.spec.ts. */
import { store } from '../e2e/quote-page.ts';
import { expect, PHONE, test } from '../e2e/site.ts';
import { approachCounters, LOW } from './counters.ts';

test.use({ viewport: PHONE });

const ANY = /_astro\/.*\.js/;

const uncaught = (messages: readonly string[]) =>
  messages.filter((message) => message.startsWith('uncaught'));

for (const [path, numbers] of [
  ['/', ['8+', '150+', '99.9%', '30 min']],
  ['/about', ['12+', '8+', '5+']],
] as const) {
  test(`${path} without the script of its counters shows their numbers`, async ({ page, watched }) => {
    await page.setViewportSize(LOW);
    const asked = page.waitForRequest(/_astro\/counter/);
    await page.route(ANY, (route) => route.abort());
    await page.goto(path);
    await approachCounters(page);
    await asked;
    await expect(page.locator('astro-island[client="approach"] [aria-hidden="true"]')).toHaveText([
      ...numbers,
    ]);
    expect(uncaught(watched.messages)).toEqual([]);
  });
}

test('the menu without its script opens, closes and leads on, and asks again at the next touch', async ({
  page,
  watched,
}) => {
  await page.route(ANY, (route) => route.abort());
  await page.goto('/pricing');
  const toggle = page.locator('summary', { hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await toggle.click();
  await failed;
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await page.unroute(ANY);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(uncaught(watched.messages)).toEqual([]);
});

test('the failure page without its toast says the same in its text', async ({ page, watched }) => {
  await page.route(ANY, (route) => route.abort());
  await store(page, { toast: '{"tone":"destructive","title":"Payment Failed","text":"Please try again."}' });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/checkout/failure');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(page.getByRole('main').getByRole('link', { name: 'Try Again' })).toBeVisible();
  expect(uncaught(watched.messages)).toEqual([]);
});
