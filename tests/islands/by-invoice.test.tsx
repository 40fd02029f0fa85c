/** A site whose orders are paid by invoice speaks of no payment before one has arrived. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentResult } from '../../src/islands/checkout/payment-result.tsx';
import { CHECKOUT, haveQuote } from './checkout-page.tsx';
import { show } from './island.tsx';
import { $payment } from '../../src/stores/payment.ts';

beforeEach(() => {
  vi.stubEnv('CHECKOUT_ENDPOINT', 'https://shop.example.com/orders');
  vi.stubEnv('PAYMENT_BY_INVOICE', 'yes');
});

test('the checkout sends an order', async () => {
  haveQuote();
  show(CHECKOUT);
  await expect.element(page.getByRole('button', { name: 'Send Order USD 740.50' })).toBeVisible();
});

test('the order’s status says that nothing is paid yet, and later that it is', async () => {
  show(<PaymentResult title="Order Status" paidTitle="Payment Successful!" lead="Thank you." />);
  $payment.set('pending');
  await expect.element(page.getByText('nothing has been paid yet')).toBeVisible();
  await expect.element(page.getByText('Payment Successful!')).not.toBeInTheDocument();
  $payment.set('paid');
  await expect.element(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});
