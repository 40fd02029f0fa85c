/** A contact message on its way to the endpoint: lost and found, and delivered once. */
import { MINIMUM_MS } from '../../src/stores/contact-delivery.ts';
import { expectAcceptedInView, MESSAGE } from '../e2e/contact-page.ts';
import { readyToSend } from './delivery-page.ts';
import { stored } from '../e2e/quote-page.ts';
import { expect, SMALL, test } from '../e2e/site.ts';

test('a message that could not be delivered survives a reload; sent again it has the same key, and is delivered once', async ({
  page,
  context,
}) => {
  await page.setViewportSize(SMALL);
  const hostile = '<img src=x onerror="document.title=\'owned\'"> مرحبا שלום 👩🏾‍💻';
  const { contact, receiver } = await readyToSend(page, { status: 500 });
  await context.setOffline(true);
  await contact.send.click();
  await page.clock.runFor(MINIMUM_MS);
  await expect(contact.problem).toContainText('You are offline');
  await context.setOffline(false);
  expect(receiver.received).toHaveLength(0);
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toContainText(/not working.*was not accepted/);
  await expect(contact.problem.getByRole('link')).toHaveAttribute('href', /^mailto:support@mtelo\.example\?/);

  await contact.field('Name').fill(hostile);
  receiver.nowAnswers('broken');
  await contact.send.click();
  await receiver.hasReceived(4);
  await expect(contact.problem).toContainText('We cannot tell whether your message arrived');
  expect(new Set(receiver.keys()).size, 'another text is another message').toBe(2);
  await contact.open();
  await contact.expectFilled({ ...MESSAGE, Name: hostile });

  receiver.nowAnswers({ status: 503, headers: { 'retry-after': '5' } }, { status: 201 });
  await contact.send.click();
  await expect(contact.sending).toBeVisible();
  await receiver.hasReceived(6);
  await expect(page.getByText(`Thank you, ${hostile}.`)).toBeVisible();
  await expectAcceptedInView(page);
  expect(receiver.received[5]).toEqual(receiver.received[1]);
  expect(new Set(receiver.keys()).size).toBe(2);
  for (const name of ['contactDraft', 'contactTicket']) expect(await stored(page, name)).toBeNull();
  await expect(page).not.toHaveTitle('owned');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});
