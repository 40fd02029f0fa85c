/** How the checkout pays: what is seen, said and stored, and when. */
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW_MS } from '../../packages/rules/tests/checkout/sample-order.ts';
import { busy, CHECKOUT, haveQuote, pay } from './checkout-page.tsx';
import { comeBack, drawn, show, toast, visited } from './island.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  haveQuote();
  show(CHECKOUT);
});

/** Lets the clock run, and the page say what has happened. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await drawn();
}

// Its steps are in packages/rules/tests/checkout/simulated-payment.test.ts.
test('a payment keeps the button busy, says how far it is, and gives one order', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  (pay.element() as HTMLElement).click();
  await drawn();
  expect(busy.element().getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('form > [aria-live=polite]')?.textContent).toBe('Processing');
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  document.querySelector('form')?.requestSubmit();
  await pass(2000);
  expect(toast('polite')).toBe('Processing Payment. Redirecting to secure payment gateway...');
  await pass(1000);
  expect(visited).toEqual(['/checkout/success']);
  expect(setItem.mock.calls.filter(([key]) => key === 'checkout')).toHaveLength(1);
  // The next page is slow to come, and then it does not.
  await pass(9000);
  await expect.element(busy).toBeVisible();
  await pass(1000);
  await expect.element(pay).toHaveAttribute('aria-disabled', 'false');
});

test('a payment that was left in the middle waits anew on return', async () => {
  await pay.click();
  await expect.element(busy).toBeVisible();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  comeBack();
  await expect.element(pay).toBeVisible();
  await pass(5000);
  expect(visited).toEqual([]);
});
