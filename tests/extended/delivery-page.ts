/** Checkout and contact page of a site that sends. */
import type { Page } from 'playwright/test';
import { MESSAGES, ORDERS, PAYMENT_HOST } from '../e2e/addresses.ts';
import { checkoutOn, NOW_MS, stopClock } from '../e2e/checkout-page.ts';
import { contactOn } from '../e2e/contact-page.ts';
import { type Reaction, receiverOn } from './delivery-receiver.ts';

export const NUMBER = `INV-${NOW_MS}`;
export const NOT_CHARGED = /not been charged/;
export const accepted = (redirectUrl: unknown, reference = 'ps_123') => ({
  body: { redirectUrl, reference },
});
export const PAYMENT_PAGE = `https://${PAYMENT_HOST}/pay/ps_123?lang=en`;
export const ACCEPTED = accepted(PAYMENT_PAGE);

/** Opens a filled checkout whose receiver answers so, under a clock that goes as it is told to. */
export async function readyToPay(page: Page, ...reactions: readonly Reaction[]) {
  const checkout = checkoutOn(page);
  const receiver = await receiverOn(page, ORDERS, ...reactions);
  await page.route(`https://${PAYMENT_HOST}/**`, (route) =>
    route.fulfill({ body: '<title>Pay here</title>', contentType: 'text/html' }),
  );
  await checkout.open();
  await checkout.fill();
  await stopClock(page);
  return { checkout, receiver };
}

/** Opens a filled contact form whose receiver answers so, under a clock that goes as it is told to. */
export async function readyToSend(page: Page, ...reactions: readonly Reaction[]) {
  const contact = contactOn(page);
  const receiver = await receiverOn(page, MESSAGES, ...reactions);
  await stopClock(page);
  await contact.open();
  await contact.fill();
  return { contact, receiver };
}
