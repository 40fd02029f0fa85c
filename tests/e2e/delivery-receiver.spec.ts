/** Tests the site together with a real receiver: orders, payments and messages. */
import { cataloguePath } from '@site/rules/urls/paths';
import { prepareReceiver, type RunningProcess } from '../../packages/receiver/tests/receiver-process.ts';
import { readTestData } from '#support/test-data.ts';
import { expectAccessible } from './accessible.ts';
import { SENDING_SITE, RECEIVER } from './urls.ts';
import { BILLING } from './checkout-page.ts';
import { MESSAGE } from './contact-page.ts';
import { waitForHydration } from './quote-page.ts';
import { expect, locateHeading, test } from './site.ts';

test.use({ baseURL: SENDING_SITE });
// All tests share one receiver, because the build contains its port.
test.describe.configure({ mode: 'default' });

let preparedReceiver: Awaited<ReturnType<typeof prepareReceiver>>;
let runningProcess: RunningProcess;

test.beforeAll(async () => {
  preparedReceiver = await prepareReceiver({
    origin: RECEIVER,
    siteOrigin: SENDING_SITE,
    catalogueUrl: SENDING_SITE + cataloguePath,
  });
  runningProcess = await preparedReceiver.start();
});

test.afterAll(async () => {
  await runningProcess.kill();
  preparedReceiver.remove();
});

const findLatestSubmission = async () => {
  const submission = (await preparedReceiver.listStoredSubmissions()).at(-1);
  if (!submission) throw new Error('Nothing has arrived');
  return { ...submission, body: JSON.parse(submission.body) as unknown };
};

test('a declined order can be paid again, and its receipt is shown', async ({ page, checkout, pageLog }) => {
  await checkout.open();
  await checkout.fill();
  await checkout.payButton.click();
  await expect(locateHeading(page)).toHaveText('Pay for your order');
  const declinedOrder = await findLatestSubmission();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.waitForURL(`/checkout/failure?reference=${declinedOrder.reference}`);
  await expect(locateHeading(page)).toHaveText('Payment Failed');
  expect(await preparedReceiver.isPaid(declinedOrder.reference)).toBe(false);

  // A declined order has ended, so the checkout sends the same services as a new order.
  await page.goto('/checkout');
  await waitForHydration(page);
  await checkout.payButton.click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Total USD 740.50' })).toBeVisible();
  const { reference, body } = await findLatestSubmission();
  expect(reference).not.toBe(declinedOrder.reference);
  expect(body).toMatchObject({
    kind: 'order',
    record: { fullName: BILLING['Full name'], phone: '+254712345678', total: 740.5 },
  });
  expect(await preparedReceiver.isPaid(reference)).toBe(false);
  // Anyone can open the success page, so before the payment it must not claim that money has arrived.
  await page.goto('/checkout/success');
  await expect(page.getByText('your payment is not confirmed yet')).toBeVisible();
  await page.goBack();
  // After the payment, the success page shows the receipt.
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`/checkout/success?reference=${reference}`);
  await expect(locateHeading(page)).toHaveText('Payment Successful!');
  const receipt = page.getByRole('region', { name: 'Order' });
  await expect(receipt.getByText(/^INV-\d{13}$/)).toBeVisible();
  await expect(receipt.getByText(/^Received \d+ \w+ \d{4}, \d\d:\d\d EAT$/)).toBeVisible();
  expect(await preparedReceiver.isPaid(reference)).toBe(true);
  expect(pageLog.messages.filter((text) => text.startsWith('error'))).toEqual([]);
});

test('the page of an unconfirmed order claims nothing about money', async ({ page }) => {
  await page.goto('/checkout/failure?reference=INV-1768467600000');
  await expect(locateHeading(page)).toHaveText('Order Status');
  for (const expectedText of [/not been charged/, 'Insufficient funds', 'Try Again', 'INV-'])
    await expect(page.getByText(expectedText).first()).toBeHidden();
  await expectAccessible(page, 'an order that is not confirmed');
});

const hostileMessage = readTestData<{ name: string; message: string }>(import.meta.url);

test('a message arrives exactly as it was typed', async ({ page, contact }) => {
  await contact.open();
  await contact.fill({ ...MESSAGE, Name: hostileMessage.name, Message: hostileMessage.message });
  await contact.sendButton.click();
  await expect(contact.sentNotice).toBeVisible();
  const { reference, suspect, body } = await findLatestSubmission();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  expect(suspect).toBe(false);
  const phone = MESSAGE['Phone number (optional)'];
  expect(body).toMatchObject({ kind: 'contact', phone, ...hostileMessage });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected message can be corrected after going back, and then arrives', async ({
    page,
    contact,
  }) => {
    const storedCount = (await preparedReceiver.listStoredSubmissions()).length;
    const { Name, Message } = MESSAGE;
    await page.goto('/contact');
    await expect(page.getByText('Your message has been sent.')).toBeHidden();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    // The receiver rejects the email address with a page of its own.
    await contact.fill({ Name, 'Email address': 'akinyi@nowhere', Message });
    await contact.sendButton.click();
    await expect(page.getByRole('heading', { name: 'Your message has not been sent' })).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(await preparedReceiver.listStoredSubmissions()).toHaveLength(storedCount);

    await page.goBack();
    // The browser has kept the form's values.
    await expect(contact.field('Message')).toHaveValue(Message);
    await contact.field('Email address').fill('akinyi@example.com');
    await contact.sendButton.click();
    await page.waitForURL('/contact#sent');
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    const { kind, suspect, body } = await findLatestSubmission();
    expect({ kind, suspect }).toEqual({ kind: 'contact', suspect: false });
    expect(body).toMatchObject({ name: Name, email: 'akinyi@example.com' });
  });
});
