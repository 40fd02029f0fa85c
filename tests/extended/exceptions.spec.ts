/** Something breaks inside an island: it says so in its own place, and the rest of the page stays. */
import type { Page } from 'playwright/test';
import { allPages } from '../routes.ts';
import { isAccessible } from './accessible.ts';
import { SAVED_ORDER } from './checkout-page.ts';
import { store } from './quote-page.ts';
import { approachCounters, expect, LOW, saveQuote, test } from './site.ts';

/** Each breaks a thing of the browser that one island alone uses; they run before the page's scripts. */
const breakIds = () => {
  Document.prototype.getElementById = () => {
    throw new Error('broken');
  };
};
const breakToggle = () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'open', {
    get: () => {
      throw new Error('broken');
    },
  });
};
const breakPrinting = () => {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === 'beforeprint') throw new Error('broken');
    listen(type, ...rest);
  };
};
const breakDates = () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get: () => {
      throw new Error('broken');
    },
  });
};
const breakClock = () => {
  Date.now = () => {
    throw new Error('broken');
  };
};

const ISLANDS = [
  {
    island: 'the menu',
    path: '/pricing',
    broken: breakToggle,
    wake: (page: Page) => page.locator('summary', { hasText: 'Menu' }).click(),
  },
  { island: 'a counter of Home', path: '/', broken: breakPrinting, wake: approachCounters },
  { island: 'a counter of About', path: '/about', broken: breakPrinting, wake: approachCounters },
  { island: 'the quote builder', path: '/custom-quote', broken: breakIds },
  { island: 'the checkout', path: '/checkout', broken: breakIds },
  { island: 'the contact form', path: '/contact', broken: breakIds },
  { island: 'the order', path: '/checkout/success', broken: breakDates },
  { island: 'the toast of the failure page', path: '/checkout/failure', broken: breakClock },
] as const;

test.use({ viewport: LOW });

for (const { island, path, broken, ...rest } of ISLANDS) {
  test(`an exception in ${island} is told there, with a way on`, async ({ page }) => {
    await store(page, {
      checkout: JSON.stringify(SAVED_ORDER),
      toast: '{"tone":"destructive","title":"Payment Failed","text":"Please try again."}',
    });
    await saveQuote(page);
    await page.addInitScript(broken);
    await page.goto(path);
    if ('wake' in rest) await rest.wake(page);

    const failure = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' }).first();
    await expect(failure).toContainText('broken');
    const { h1 = '' } = allPages.find((route) => route.path === path) ?? {};
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
    await isAccessible(page, `${island}, broken`);
    await failure.getByRole('link', { name: 'Load this page again' }).click();
    await expect(page).toHaveURL(path);
  });
}
