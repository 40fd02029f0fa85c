/** Something breaks inside an island. */
import type { Page } from 'playwright/test';
import { breakIds, expectFailureShown } from './broken-script.ts';
import { test } from '../e2e/site.ts';
import { approachCounters, LOW } from './counters.ts';

/** Each breaks a thing of the browser that one island alone uses. */
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

for (const { island, ...place } of ISLANDS) {
  test(`an exception in ${island} is reported in its place, with a way on`, async ({ page }) => {
    await expectFailureShown(page, place);
  });
}
