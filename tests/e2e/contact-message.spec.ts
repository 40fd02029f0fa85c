/** The contact form of a site that sends nothing: begun by the page before, refused, and handed over. */
import { contactOn, expectAcceptedInView, MESSAGE } from './contact-page.ts';
import { awake, quoteOn, stored } from './quote-page.ts';
import { DESK, expect, overflow, SMALL, test } from './site.ts';

test('a message begins with the plan or the quote that led here, and never over what was typed', async ({
  page,
  watched,
}) => {
  const contact = contactOn(page);
  await page.goto('/pricing');
  expect(watched.scripts).toEqual([]);
  await page.getByRole('link', { name: /Get Started.*Professional/ }).click();
  await expect(page).toHaveURL('/contact');
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(
    'I would like to get started with the Professional plan.',
  );
  await expect(contact.begun).toBeVisible();
  await page.goto('/services/cybersecurity-services');
  await page.getByRole('main').getByRole('link', { name: 'Request a Quote' }).click();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(/^I would like a quote for Cybersecurity/);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(contact.field('Message')).toBeFocused();
  await expect(contact.begun).toHaveCount(0);
  // What stands where the words stood leaves no gap while it is empty.
  const field = await contact.field('Message').boundingBox();
  const gap = ((await contact.send.boundingBox())?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN);
  expect(Math.round(gap)).toBe(20);

  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await page.getByRole('link', { name: 'Ask about this quote' }).click();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(
    /^I have a question about this quote:\nVPN Setup × 1\nTotal: USD 280\.00\nhttp:\/\/localhost:\d+\/custom-quote#q=vpn-setup\.1$/,
  );
  await contact.field('Message').press('End');
  await contact.field('Message').pressSequentially(' Soon.');
  const written = await contact.field('Message').inputValue();
  await page.goto('/pricing');
  await page.getByRole('link', { name: /Get Started.*Basic/ }).click();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(written);
  await expect(contact.begun).toHaveCount(0);
});

test('what is missing is refused and kept; an accepted message shows its last step, and nothing is sent', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(SMALL);
  const contact = contactOn(page);
  await contact.open();
  await contact.fill({ ...MESSAGE, Name: '   ' });
  await contact.send.click();
  await expect(contact.toast).toContainText('Validation ErrorPlease fill in all required fields.');
  await expect(contact.problems).toBeFocused();
  await page.reload();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(MESSAGE.Message);

  const before = watched.requests.length;
  await contact.send.click();
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
  await contact.field('Name').fill('x'.repeat(90));
  await contact.send.click();
  await expectAcceptedInView(page);
  await expect(page.getByText('Validation Error', { exact: true })).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
  expect(await stored(page, 'contactDraft')).toBeNull();

  // Sent by Enter in a field below, its place is within the window, where the toast comes to lie.
  for (const size of [SMALL, DESK]) {
    await page.setViewportSize(size);
    await contact.fill();
    await contact.field('Name').evaluate((input) => {
      input.scrollIntoView({ block: 'end' });
    });
    await contact.field('Name').press('Enter');
    await expectAcceptedInView(page);
  }
  expect(watched.requests.slice(before)).toEqual([]);
  expect(watched.messages).toEqual([]);
});
