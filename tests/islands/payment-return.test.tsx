/** The script of the pages that a payment page returns to. */
import { beforeEach, expect, test } from 'vitest';
import { showReturn } from '../../src/inline-scripts/payment-return.ts';
import './island.tsx';

const place = () => document.querySelector<HTMLElement>('[data-reference]');

beforeEach(() => {
  sessionStorage.setItem('orderTicket', 'a submission');
  document.title = 'Payment Failed · Us';
  document.body.innerHTML = `<div class="when-target" id="unconfirmed"><h1>Order Not Confirmed</h1></div>
    <h1>Payment Failed</h1><p data-reference="reference" data-submission-key="orderTicket" hidden>Order: </p>`;
});

test.each([
  ['a payment that failed ends its order', '?reference=ps_1', 'Payment Failed · Us', null],
  [
    'an order without an answer goes on',
    '?reference=ps_1#unconfirmed',
    'Order Not Confirmed · Us',
    'a submission',
  ],
])('%s, and is named', (_, address, title, submission) => {
  history.replaceState(null, '', address);
  showReturn();
  expect([place()?.hidden, place()?.textContent]).toEqual([false, 'Order: ps_1']);
  expect([document.title, sessionStorage.getItem('orderTicket')]).toEqual([title, submission]);
});

test.each(['', '?reference=', '?reference=It%20is%20paid'])(
  'an address with "%s" names no order',
  (address) => {
    history.replaceState(null, '', address === '' ? location.pathname : address);
    showReturn();
    expect([place()?.hidden, sessionStorage.getItem('orderTicket')]).toEqual([true, 'a submission']);
  },
);
