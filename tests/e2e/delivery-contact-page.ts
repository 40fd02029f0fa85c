/** The contact page of a site that sends. */
import type { Page } from 'playwright/test';
import { MESSAGES } from './addresses.ts';
import { stopClock } from './checkout-page.ts';
import { contactOn, MESSAGE, type MessageLabel } from './contact-page.ts';
import { type Reaction, receiverOn } from './delivery-receiver.ts';
import { expect } from './site.ts';

/** Opens a filled form whose receiver answers so, under a clock that goes as it is told to. */
export async function readyToSend(page: Page, ...reactions: readonly Reaction[]) {
  const contact = contactOn(page);
  const receiver = await receiverOn(page, MESSAGES, ...reactions);
  await stopClock(page);
  await contact.open();
  await contact.fill();
  return { contact, receiver };
}

export const KEPT = Object.entries(MESSAGE) as readonly [MessageLabel, string][];

export async function expectKept(page: Page) {
  for (const [label, value] of KEPT) await expect(contactOn(page).field(label)).toHaveValue(value);
}
