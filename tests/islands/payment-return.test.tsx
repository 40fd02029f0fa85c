/** What the failure page does with the reference in its address. */
import { expect, test } from 'vitest';
import { showReturn } from '../../src/inline-scripts/payment-return.ts';
import { stored } from './island.tsx';

const SENT = { content: 'an order', key: '0'.repeat(32), atMs: 1_768_467_600_000, reference: 'ps_1' };

function arrive(address: string, submission = JSON.stringify(SENT)) {
  sessionStorage.setItem('orderTicket', submission);
  document.body.innerHTML = `
    <div class="when-target" id="unconfirmed"><h1>Order Not Confirmed</h1></div><h1>Payment Failed</h1>
    <p data-reference="reference" data-submission-key="orderTicket" data-order-prefix="INV-" hidden>Order: </p>`;
  history.replaceState(null, '', address);
  showReturn();
  const place = document.querySelector<HTMLElement>('[data-reference]');
  return place?.hidden ? undefined : place?.textContent;
}

const content = () => (stored('orderTicket') as { content: string } | null)?.content;

test.each(['ps_1', 'INV-1768467600000'])('the order’s own reference %s is shown', (reference) => {
  const words = `Order: ${reference}`;
  expect(arrive(`?reference=${reference}`)).toBe(words);
  expect(content()).toBe('');
  // A reload shows the same.
  expect(arrive(`?reference=${reference}`, sessionStorage.getItem('orderTicket') ?? '')).toBe(words);
});

test('an order that is not confirmed goes on', () => {
  expect(arrive('?reference=ps_1#unconfirmed')).toBe('Order: ps_1');
  expect(content()).toBe('an order');
});

const others = ['', '?reference=', '?reference=ps_2'];

test.each(others)('an address with %j shows nothing and ends nothing', (search) => {
  expect(arrive(search === '' ? location.pathname : search)).toBeUndefined();
  expect(content()).toBe('an order');
});

test.each(['null', '{', '[]', '{"content":"x"}'])('beside a submission of %j nothing is shown', (stored) => {
  for (const reference of ['ps_1', 'undefined', 'INV-undefined'])
    expect(arrive(`?reference=${reference}`, stored), reference).toBeUndefined();
});
