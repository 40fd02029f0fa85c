/** Deliveries that fail where nothing can be stored, or while the receiver is away. What is said after each answer is tested in the domain. */
import { receiverPlace } from '../receiver/receiver-process.ts';
import { DELIVERY_SITE, RECEIVER } from '../e2e/addresses.ts';
import { cataloguePath } from '../../src/site/paths.ts';
import { checkoutOn } from '../e2e/checkout-page.ts';
import { expectMessageKept, NOT_CHARGED, readyToPay, readyToSend } from './delivery-page.ts';
import { denyStorage } from '../e2e/quote-page.ts';
import { expect, test } from '../e2e/site.ts';

test('where nothing can be stored a message that is refused stays in the form, and is the same when it is sent again', async ({
  page,
}) => {
  await denyStorage(page);
  const { contact, receiver } = await readyToSend(page, { status: 429, headers: { 'retry-after': '120' } });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toContainText(/Too many messages.*in 2 minutes/);
  await expectMessageKept(page);
  receiver.nowAnswers({});
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(contact.sent).toBeVisible();
  expect(receiver.received[1]).toEqual(receiver.received[0]);
});

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
