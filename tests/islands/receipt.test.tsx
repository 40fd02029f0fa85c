import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { billedTo } from '@site/rules/checkout/billed-to';
import { checkoutRecord } from '@site/rules/checkout/order';
import { form, lines, NOW_MS } from '../../packages/rules/tests/checkout/sample-order.ts';
import { OrderOutcome } from '../../src/islands/checkout/order-outcome.tsx';
import { DONE } from './checkout-page.tsx';
import { expectAccessible, show, texts } from './island.tsx';

const order = page.getByRole('region', { name: 'Order' });

test('the order is shown with its lines, its total and who is billed, and can be printed', async () => {
  sessionStorage.setItem('checkout', JSON.stringify(checkoutRecord(form, lines, NOW_MS)));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show(<OrderOutcome title={DONE.title} done={DONE} />);
  await expect.element(order).toMatchTextContent(/1 January 2026(?!\.)/);
  // A site without an endpoint sends none.
  await expect.element(order).not.toMatchTextContent('confirmation');
  await expect.element(order).toMatchTextContent('stamped once we have received it');
  await expect.element(order).not.toMatchTextContent('Received');
  expect(texts(order.getByRole('listitem'))).toEqual([
    'The vpn-setup × 2 560.00What vpn-setup includes',
    'The consultation 25.00What consultation includes',
    'Cabling 180.50Custom service',
  ]);
  await expect.element(order).toMatchTextContent('TotalUSD 765.50');
  expect(texts('address > span')).toEqual(['Billed to', ...billedTo((field) => form[field])]);
  await expectAccessible();
  await order.getByRole('button', { name: 'Print this order' }).click();
  expect(print).toHaveBeenCalledOnce();
});
