/** A contact message on its way to the endpoint, by script or by a plain form. */
import { isAccessible } from './accessible.ts';
import { MESSAGES } from './addresses.ts';
import { contactOn, expectAcceptedInView, MESSAGE } from './contact-page.ts';
import { KEPT, readyToSend } from './delivery-contact-page.ts';
import { stored } from './quote-page.ts';
import { expect, SMALL, test } from './site.ts';

test('a message arrives, the visitor is told its reference, and the form is empty', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, { status: 201 });
  await contact.send.click();
  await receiver.hasReceived(1);

  await expect(contact.toast).toContainText('Message sent');
  await expect(contact.sent).toBeVisible();
  const [{ key, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(body).toEqual({
    kind: 'contact',
    reference: expect.stringMatching(/^MSG-\d{13}-[\dA-F]{6}$/),
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    page: '/contact',
    name: MESSAGE.Name,
    company: MESSAGE['Company (optional)'],
    email: MESSAGE['Email address'],
    phone: '+254712345678',
    message: MESSAGE.Message,
  });
  await expect(contact.sent).toContainText((body as { reference: string }).reference);
  for (const [label] of KEPT) await expect(contact.field(label)).toHaveValue('');
  for (const name of ['contactDraft', 'contactTicket']) expect(await stored(page, name)).toBeNull();
  await page.clock.resume();
  await isAccessible(page, 'a message that was sent');
});

test('the thanks come into view and take the focus, on a phone too', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const { contact, receiver } = await readyToSend(page, {});
  await contact.send.click();
  await receiver.hasReceived(1);
  await expectAcceptedInView(page);
});

test('whoever writes the next message already keeps the focus', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, {});
  await contact.send.click();
  // The minimum time is not over yet, so this is written while the message is on its way.
  await expect(contact.sending).toBeVisible();
  await contact.field('Message').fill('And another thing');
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
  await expect(contact.field('Message')).toBeFocused();
  await expect(contact.field('Message')).toHaveValue('And another thing');
});

test('what was left empty is absent, and the same words later are another message', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, {});
  const short = { 'Company (optional)': '', 'Phone number (optional)': '' };
  await contact.fill(short);
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
  expect(Object.keys(receiver.received[0]?.body as object).sort()).toEqual([
    'email',
    'kind',
    'message',
    'name',
    'page',
    'reference',
    'submittedAt',
  ]);
  await contact.fill({ ...MESSAGE, ...short });
  await contact.send.click();
  await receiver.hasReceived(2);
  expect(new Set(receiver.keys()).size).toBe(2);
});

test('somebody fast waits out the minimum time with the button busy, and is not refused', async ({
  page,
}) => {
  const { contact, receiver } = await readyToSend(page, {});
  await page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = (...request) => {
      document.documentElement.setAttribute('data-sent', '');
      return send(...request);
    };
  });
  const sent = page.locator('html[data-sent]');
  await contact.send.click();
  await expect(contact.sending).toBeVisible();
  await page.clock.runFor(2999);
  await expect(sent).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(sent).toHaveCount(1);
  await receiver.hasReceived(1);
  await expect(contact.sent).toBeVisible();
});

test('while it is on its way the button says so, and two presses are one message', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, 'silent');
  await contact.send.dblclick();
  await contact.form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await receiver.hasReceived(1);
  await expect(contact.sending).toHaveAttribute('aria-disabled', 'true');
  await expect(contact.form).toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();
  await isAccessible(page, 'a message on its way');
  expect(receiver.received).toHaveLength(1);
});

const HOSTILE = '<img src=x onerror="document.title=\'owned\'">';

test('hostile and foreign words arrive as they are, and are shown as text', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, { status: 500 }, {});
  const words = `${HOSTILE} مرحبا שלום 👩🏾‍💻 O’Brien-Wanjiku`;
  await contact.fill({ Name: words, Message: words });
  await contact.send.click();
  await receiver.hasReceived(1);
  await expect(contact.problem).toBeVisible();
  await contact.send.click();
  await receiver.hasReceived(2);
  await expect(page.getByText(`Thank you, ${words}.`)).toBeVisible();
  expect(receiver.received[1]?.body).toMatchObject({ name: words, message: words });
  await expect(page).not.toHaveTitle('owned');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a paste of 100 kB is refused with a word, and nothing is sent', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, {});
  await contact.fill({ Message: 'x'.repeat(100_000) });
  await contact.send.click();
  await expect(contact.problems.getByRole('link')).toHaveText(['Message must be at most 5000 characters']);
  await page.clock.runFor(5000);
  expect(receiver.received).toEqual([]);
});

test('nobody meets the trap; what is in it is sent along', async ({ page }) => {
  const { contact, receiver } = await readyToSend(page, {});
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  await contact.field('Phone number (optional)').focus();
  await page.keyboard.press('Tab');
  await expect(contact.field('Message')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(contact.send).toBeFocused();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await contact.send.click();
  await receiver.hasReceived(1);
  expect(receiver.received[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts itself, and the visitor comes back to a confirmation', async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route(MESSAGES, async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { location: new URL('/contact#sent', page.url()).href } });
    });
    const contact = contactOn(page);
    await page.goto('/contact');
    await expect(page.getByText('Your message has been sent.')).toBeHidden();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    await contact.fill();
    await contact.send.click();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(posts[0] ?? ''))).toEqual({
      kind: 'contact',
      website: '',
      name: MESSAGE.Name,
      company: MESSAGE['Company (optional)'],
      email: MESSAGE['Email address'],
      phone: MESSAGE['Phone number (optional)'],
      message: MESSAGE.Message.replace('\n', '\r\n'),
    });
  });
});
