/** A contact message on its way to the endpoint: late, lost and found, stopped, and delivered once. */
import { isAccessible } from './accessible.ts';
import { expectAcceptedInView, MESSAGE } from './contact-page.ts';
import { expectMessageKept, readyToSend } from './delivery-page.ts';
import { stored } from './quote-page.ts';
import { expect, SMALL, test } from './site.ts';

test('a message that fails is kept with a reload, and sent again it is the same one, delivered by itself once the receiver recovers', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  const hostile = '<img src=x onerror="document.title=\'owned\'"> مرحبا שלום 👩🏾‍💻';
  const { contact, receiver } = await readyToSend(page, { status: 500 });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toContainText(/not working.*was not accepted/);
  await expect(contact.problem.getByRole('link')).toHaveAttribute('href', /^mailto:support@mtelo\.example\?/);
  await page.clock.resume();
  await isAccessible(page, 'a message that was not accepted');

  await contact.field('Name').fill(hostile);
  receiver.nowAnswers('broken');
  await contact.send.click();
  await receiver.hasReceived(4);
  await expect(contact.problem).toContainText('We cannot tell whether your message arrived');
  expect(new Set(receiver.keys()).size, 'another text is another message').toBe(2);
  await contact.open();
  await expect(contact.field('Name')).toHaveValue(hostile);
  await expect(contact.field('Message')).toHaveValue(MESSAGE.Message);

  receiver.nowAnswers({ status: 503, headers: { 'retry-after': '5' } }, { status: 201 });
  await contact.send.click();
  await expect(contact.sending).toBeVisible();
  await receiver.hasReceived(6);
  await expect(page.getByText(`Thank you, ${hostile}.`)).toBeVisible();
  await expectAcceptedInView(page);
  expect(receiver.received[5]).toEqual(receiver.received[1]);
  expect(new Set(receiver.keys()).size).toBe(2);
  const { key, body } = receiver.received[5] ?? {};
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    kind: 'contact',
    reference: expect.stringMatching(/^MSG-\d{13}-[\dA-F]{6}$/),
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    page: '/contact',
    name: hostile,
    company: MESSAGE['Company (optional)'],
    email: MESSAGE['Email address'],
    phone: '+254712345678',
    message: MESSAGE.Message,
  });
  await expect(contact.sent).toContainText((body as { reference: string }).reference);
  for (const name of ['contactDraft', 'contactTicket']) expect(await stored(page, name)).toBeNull();
  await expect(page).not.toHaveTitle('owned');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('no answer is waited for longer than fifteen seconds, and offline nothing is sent', async ({
  page,
  context,
}) => {
  const { contact, receiver } = await readyToSend(page, 'silent');
  await contact.send.click();
  await receiver.hasReceived(1);
  await page.clock.runFor(13_000);
  await expect(contact.sending).toBeVisible();
  await page.clock.runFor(2000);
  await expect(contact.problem).toContainText('We cannot tell whether your message arrived');
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.problem).toContainText('You are offline');
  await expectMessageKept(page);
  expect(receiver.received).toHaveLength(1);
});
