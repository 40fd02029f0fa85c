/** The states of pages that the other accessibility tests do not pass through, by axe. */
import { allPages } from '../routes.ts';
import { isAccessible } from '../e2e/accessible.ts';
import { awake, denyStorage, quoteOn, store } from '../e2e/quote-page.ts';
import { DESK, expect, PHONE, test } from '../e2e/site.ts';
import { LOW } from './counters.ts';

const still = { contextOptions: { reducedMotion: 'reduce' as const } };

/** A page as it is without JavaScript, in a browser that has it: axe itself cannot do without. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript>/g, '')
    .replaceAll('(scripting:none)', 'all')
    .replaceAll('(scripting:enabled)', 'not all');

test.describe('without JavaScript', () => {
  // The page's policy knows its styles by their hash.
  test.use({ ...still, viewport: PHONE, bypassCSP: true });

  for (const route of allPages.filter(({ scripts }) => scripts === 'form')) {
    test(`${route.path} is accessible`, async ({ page }) => {
      await page.route(route.path, async (request) => {
        const response = await request.fetch();
        await request.fulfill({ response, body: withoutScripts(await response.text()) });
      });
      await page.goto(route.path);
      await expect(page.getByText('needs JavaScript')).toBeVisible();
      await isAccessible(page, route.path);
    });
  }
});

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ ...still, viewport: size });

    test('the contact form is accessible, refused and accepted', async ({ page }) => {
      await page.goto('/contact');
      await awake(page);
      const send = page.getByRole('button', { name: 'Send Message' });
      await send.click();
      await expect(page.locator('.toast')).toBeVisible();
      await isAccessible(page, 'the refused message');
      await page.getByRole('textbox', { name: 'Name' }).fill('Akinyi');
      await page.getByRole('textbox', { name: 'Email' }).fill('akinyi@example.co.ke');
      await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
      await send.click();
      await expect(page.getByText('Thank you, Akinyi.')).toBeVisible();
      await isAccessible(page, 'the accepted message');
    });

    test('the notices of the quote page are accessible', async ({ page }) => {
      const quote = quoteOn(page);
      await store(page, { quoteBuilder: '{"version":1,"selec' });
      await quote.open();
      await expect(quote.notice).toBeVisible();
      await isAccessible(page, 'a quote that was torn');
      await denyStorage(page);
      await quote.open();
      await quote.tick('VPN Setup');
      await expect(quote.notice).toBeVisible();
      await isAccessible(page, 'a quote that is not kept');
    });

    test('the 404 page is accessible with its suggestion', async ({ page }) => {
      await page.goto('/pricng');
      await expect(page.getByText('Did you mean')).toBeVisible();
      await isAccessible(page, 'a suggestion');
    });

    test('a form whose script did not come is accessible', async ({ page }) => {
      await page.route(/_astro\/contact-form/, (route) => route.abort());
      await page.goto('/contact');
      await expect(page.getByText('A part of this page has not loaded.')).toBeVisible();
      await isAccessible(page, 'the help');
    });
  });
}

test('the menu is accessible while it is open and alive, and so is what waits to be revealed', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await page.goto('/');
  await expect(page.locator('.reveal-waiting').first()).toBeAttached();
  await isAccessible(page, 'sections that wait');
  const toggle = page.locator('summary', { hasText: 'Menu' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await isAccessible(page, 'the open menu');
});
