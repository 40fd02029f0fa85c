/** The content policy is in force, and no flow of ours runs into it; no page as it stands does: see every-page.spec.ts. */
import type { Page } from 'playwright/test';
import { checkoutOn } from './checkout-page.ts';
import { awake, quoteOn } from './quote-page.ts';
import { expect, reusing, test } from './site.ts';

/** Notes the directives that a page violates, from before its first script. */
const noteViolations = (page: Page) =>
  page.addInitScript(() => {
    const violated = new Set<string>();
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violated.add(effectiveDirective);
    });
  });

const violatedOn = (page: Page) =>
  page.evaluate(() => Array.from((window as unknown as { violated: Set<string> }).violated).sort());

test('a message is refused and accepted, and a quote becomes an order, within the policy', async ({
  page,
  watched,
}) => {
  await page.goto('/contact');
  await awake(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Akinyi');
  await page.getByRole('textbox', { name: /^Email/ }).fill('akinyi@example.co.ke');
  await page.getByRole('textbox', { name: /^Message/ }).fill('<img src=x onerror=alert(1)>');
  await send.click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('');

  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup', 'Email Setup');
  await quote.more('VPN Setup').click();
  await quote.customName.fill('Cabling');
  await quote.customPrice.fill('1');
  await quote.customPrice.fill('180.50');
  await quote.share.click();
  await quote.proceed.click();

  const checkout = checkoutOn(page);
  await expect(checkout.heading).toBeVisible();
  await awake(page);
  await checkout.pay.click();
  await expect(checkout.problems).toBeVisible();
  await checkout.fill();
  await checkout.startPaying();
  await page.clock.runFor(2000);
  await expect(checkout.toast).toBeVisible();
  await page.clock.runFor(1000);
  await page.waitForURL('/checkout/success');
  await expect(page.getByRole('region', { name: /^INV-/ })).toBeVisible();
  expect(watched.messages).toEqual([]);
});

const ELSEWHERE = 'http://elsewhere.example/';

/** What a script of ours could be tricked into, by the directive that refuses it. */
const TRICKS: Readonly<Record<string, (elsewhere: string) => void>> = {
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<b>injected</b>';
  },
  'img-src': (src) => {
    document.body.append(Object.assign(new Image(), { src }));
  },
  'connect-src': (address) => {
    void fetch(address);
  },
  'base-uri': (href) => {
    document.head.append(Object.assign(document.createElement('base'), { href }));
  },
  'form-action': (action) => {
    const form = Object.assign(document.createElement('form'), { action });
    document.body.append(form);
    form.submit();
  },
};

test('what got into the HTML of a page is neither run nor applied, and no script is tricked', async ({
  page,
}) => {
  await noteViolations(page);
  await page.route('/terms', async (route) => {
    const html = await (await route.fetch()).text();
    const injected = `<script>document.title = 'injected'</script><style>h1 { display: none }</style>
      <h2 style="display: none" onclick="document.title = 'injected'">Injected</h2>`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('<main', `${injected}<main`) });
  });
  await page.goto('/terms');
  await page.getByRole('heading', { name: 'Injected' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Terms of Service/);
  expect(await violatedOn(page)).toEqual([
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);

  for (const [directive, trick] of Object.entries(TRICKS)) {
    await page.goto('/about');
    // It fails, or it is refused without a word; what counts is the report.
    await page.evaluate(trick, ELSEWHERE).catch(() => undefined);
    await expect.poll(() => violatedOn(page)).toEqual([directive]);
  }
});

reusing('the next page may be made ready', async ({ page, watched }) => {
  await page.goto('/terms');
  const browser = await page.context().newCDPSession(page);
  const ready = new Promise<string>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready' || status === 'Failure') resolve(`${new URL(prefetchUrl).pathname}: ${status}`);
    });
  });
  await browser.send('Preload.enable');
  await page.getByRole('link', { name: 'Pricing' }).first().hover();
  expect(await ready).toBe('/pricing: Ready');
  expect(watched.messages).toEqual([]);
});
