/** Tests forms whose script is late or never arrives. */
import { delayRequests, storeEntries, storeQuote, waitForHydration } from './quote-page.ts';
import { expect, PHONE, test } from './site.ts';

/** Reads the delay in milliseconds after which the page shows its help. */
const readHelpDelay = () => {
  const help = document.getElementsByClassName('load-help')[0];
  return help?.getAnimations()[0]?.effect?.getTiming().delay;
};

/** Shows the help without waiting. */
const skipHelpDelay = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

test('a page whose script fails or hangs is readable, and says what to do', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await storeQuote(page);
  await storeEntries(page, { quoteBuilder: '{"isSent":false}' });
  const help = page.getByRole('status').filter({ hasText: 'Part of this page has not loaded.' });
  for (const { path, script, readableText } of [
    // The URL has the visitor's own quote, so the page begins with the list of services.
    { path: '/custom-quote#q=vpn-setup.1', script: /_astro\/quote-builder/, readableText: 'per mailbox' },
    {
      path: '/checkout',
      script: /_astro\/checkout/,
      readableText: 'send your details and the services you want',
    },
    { path: '/contact', script: /_astro\/contact-form/, readableText: 'Saturday' },
  ]) {
    await page.route(script, (route) => route.abort());
    const failing = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(path);
    // The help is beside the form. On the contact page the form is far down.
    await page.locator('astro-island').last().scrollIntoViewIfNeeded();
    await failing;
    await expect.poll(() => page.evaluate(readHelpDelay)).toBe(10_000);
    await page.evaluate(skipHelpDelay);
    await expect(help).toBeInViewport();
    await expect(help).toContainText(/support@mtelo\.example.*\+254.700.000.000/s);
    await expect(page.getByRole('main').getByText(readableText)).toBeVisible();
    await page.unroute(script);
  }
  // No request is aborted any more, so the page can load.
  await help.getByRole('link', { name: 'Load it again' }).click();
  await waitForHydration(page);
  await expect(help).toBeHidden();

  // The script hangs. The help appears after its delay, and disappears once the script has arrived.
  const release = await delayRequests(page, /_astro\/quote-builder/);
  await page.goto('/custom-quote');
  await expect(help).toBeHidden();
  await page.evaluate(skipHelpDelay);
  await expect(help).toBeInViewport();
  release();
  await expect(help).toBeHidden();
});

test('a form that the browser translated before its script ran still works', async ({ page }) => {
  await storeQuote(page);
  for (const [path, script] of [
    ['/custom-quote', /_astro\/quote-builder/],
    ['/checkout', /_astro\/checkout/],
    ['/contact', /_astro\/contact-form/],
  ] as const) {
    const release = await delayRequests(page, script);
    await page.goto(path);
    await page.locator('astro-island').evaluate((island) => {
      // A translation replaces every text, so the HTML differs from what React expects.
      const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) texts.currentNode.nodeValue = 'Maneno ';
    });
    release();
    await waitForHydration(page);
    await expect(page.locator('astro-island').getByRole('textbox').first(), path).toBeEditable();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
