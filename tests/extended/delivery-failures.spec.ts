/** All that a receiver may do to an order or a message. What is said then is a table of the domain's: here, that it is said. */
import { receiverPlace } from '../receiver/receiver-process.ts';
import { DELIVERY_SITE, RECEIVER } from '../e2e/addresses.ts';
import { cataloguePath } from '../../src/site/paths.ts';
import { checkoutOn } from '../e2e/checkout-page.ts';
import {
  accepted,
  expectMessageKept,
  expectOrderKept,
  NOT_CHARGED,
  NUMBER,
  readyToPay,
  readyToSend,
} from './delivery-page.ts';
import type { Reaction } from './delivery-receiver.ts';
import { awake, denyStorage } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

const MESSAGE_FAILURES: readonly (readonly [string, readonly Reaction[], number, RegExp])[] = [
  ['too many', [{ status: 429, headers: { 'retry-after': '120' } }], 1, /Too many messages.*in 2 minutes/],
  ['not at home', [{ status: 503 }], 3, /not working.*was not accepted/],
  ['of another opinion', [{ status: 403, body: '<h1>Forbidden' }], 1, /not working/],
  ['silent behind its gateway', [{ status: 504 }], 3, /We cannot tell whether your message arrived/],
];

for (const [what, reactions, requests, words] of MESSAGE_FAILURES) {
  for (const isStored of [true, false]) {
    test(`a receiver that is ${what} is told, and loses nothing${isStored ? '' : ' where nothing is stored'}`, async ({
      page,
    }) => {
      if (!isStored) await denyStorage(page);
      const { contact, receiver } = await readyToSend(page, ...reactions);
      await contact.send.click();
      await receiver.hasReceived(requests);
      await expect(contact.problem).toContainText(words);
      if (isStored) await contact.open();
      await expectMessageKept(page);
      receiver.nowAnswers({});
      await contact.send.click();
      await receiver.hasReceived(requests + 1);
      await expect(contact.sent).toBeVisible();
      expect(receiver.received.at(-1)).toEqual(receiver.received[0]);
    });
  }
}

/** What the order meets, how often it is sent, and whether it may have arrived. */
const ORDER_FAILURES: readonly (readonly [string, readonly Reaction[], number, boolean])[] = [
  ['a refusal', [{ status: 403, body: 'Forbidden' }], 1, false],
  ['another conflict', [{ status: 409, body: { error: 'something_else' } }], 1, false],
  ['fields that nobody knows', [{ status: 422, body: { fields: { nobody: 'knows' } } }], 1, false],
  ['too many at once', [{ status: 429 }], 3, false],
  ['another page', [accepted('/checkout/success')], 1, false],
  ['a connection that breaks', ['broken'], 3, true],
  ['a gateway that had no answer', [{ status: 504 }], 3, true],
  ['a broken connection, then a refusal', ['broken', { status: 500 }], 2, true],
  ['half an answer', [{ body: '{"redirectUrl":"https://pay.exa' }], 1, true],
  ['an answer of wrong types', [accepted(42)], 1, true],
];

for (const [what, reactions, requests, isUnknown] of ORDER_FAILURES) {
  test(`after ${what} the visitor is told the truth, and nothing is lost`, async ({ page }) => {
    const { checkout, receiver } = await readyToPay(page, ...reactions);
    await checkout.pay.click();
    await receiver.hasReceived(requests);
    await expect(page).toHaveURL(`/checkout/failure${isUnknown ? `?reference=${NUMBER}#unconfirmed` : ''}`);
    await expect(page.getByText(NOT_CHARGED)).toBeVisible({ visible: !isUnknown });
    await page.goto('/checkout');
    await awake(page);
    await expectOrderKept(page);
  });
}

test('where nothing can be stored an order without an answer stays on the checkout', async ({ page }) => {
  const { checkout, receiver, problem } = await readyToPay(page, { body: '' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await checkout.pay.click();
  await receiver.hasReceived(1);
  await expect(problem).toContainText('Order not confirmed');
  await expect(problem).not.toContainText(NOT_CHARGED);
  await checkout.pay.click();
  await receiver.hasReceived(2);
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});

test('a visitor who orders while the real receiver is away gets through once it is back', async ({
  page,
}) => {
  const place = await receiverPlace({
    own: RECEIVER,
    site: DELIVERY_SITE,
    published: DELIVERY_SITE + cataloguePath,
  });
  const checkout = checkoutOn(page);
  await checkout.open();
  await checkout.fill();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(RECEIVER));
  await checkout.pay.click();
  await failed;
  const receiver = await place.start();
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible({ timeout: 15_000 });
  expect(await place.kept()).toHaveLength(1);
  await receiver.kill();
  place.remove();
});
