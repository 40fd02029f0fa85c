import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutRecord } from '@site/rules/checkout/order';
import { OrderOutcome } from '../../src/islands/checkout/order-outcome.tsx';
import { form, lines, NOW_MS } from '../../packages/rules/tests/checkout/sample-order.ts';
import { expectAccessible, show, texts } from './island.tsx';

const order = page.getByRole('region', { name: 'Order' });
const RESULT = (
  <OrderOutcome
    title="Payment Successful!"
    done={{ title: 'Payment Successful!', lead: 'Thank you.', nextHeading: 'What happens next', next: [] }}
  />
);
const record = checkoutRecord(form, lines, NOW_MS);

test('the order is shown with its lines, its total and who is billed, and can be printed', async () => {
  sessionStorage.setItem('checkout', JSON.stringify(record));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show(RESULT);
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
  expect(Array.from(document.querySelectorAll('address > span'), (line) => line.textContent)).toEqual([
    ...[
      'Billed to',
      form.fullName,
      form.company,
      form.billingAddress,
      '30600 Kapenguria',
      'Kenya',
      form.email,
      `KRA PIN: ${form.kraPin}`,
    ],
  ]);
  await expectAccessible();
  await order.getByRole('button', { name: 'Print this order' }).click();
  expect(print).toHaveBeenCalledOnce();
});

// What is wrong with a record is in packages/rules/tests/checkout/order.test.ts.
test('a record that is wrong in its sum is not shown', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ ...record, total: 1 }));
  show(RESULT);
  await expect.element(page.getByText('There is no order in this tab.')).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
});
