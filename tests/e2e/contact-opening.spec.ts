/** A message begins with what led to the contact page: a plan, a service, a quote. Never over what was typed. */
import { isAccessible } from './accessible.ts';
import { contactOn } from './contact-page.ts';
import { awake, denyStorage, quoteOn } from './quote-page.ts';
import { expect, test } from './site.ts';

test('Get Started on a plan begins the message, the link stays what it was, and no script file is asked for', async ({
  page,
  watched,
}) => {
  const contact = contactOn(page);
  await page.goto('/pricing');
  const link = page.getByRole('link', { name: /Get Started.*Professional/ });
  await expect(link).toHaveAttribute('href', '/contact');
  expect(watched.scripts).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(
    'I would like to get started with the Professional plan.',
  );
  await expect(contact.begun).toBeVisible();
  await isAccessible(page, 'a message that was begun');

  // Another plan, before a word was written.
  await contact.field('Name').fill('Zawadi');
  await page.goto('/pricing');
  await page.getByRole('link', { name: /Get Started.*Elite/ }).click();
  await awake(page);
  await expect(contact.field('Name')).toHaveValue('Zawadi');
  await expect(contact.field('Message')).toHaveValue('I would like to get started with the Elite plan.');

  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(contact.field('Message')).toHaveValue('');
  await expect(contact.field('Message')).toBeFocused();
  await expect(contact.begun).toHaveCount(0);
  await page.reload();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue('');
});

test('where words may come a live region stands from the start, and leaves no gap while it is empty', async ({
  page,
}) => {
  const contact = contactOn(page);
  await contact.open();
  const region = contact.form.getByRole('status');
  await expect(region).toBeEmpty();
  const field = await contact.field('Message').boundingBox();
  const send = await contact.send.boundingBox();
  const gap = (send?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN);
  expect(Math.round(gap)).toBe(20);

  await page.goto('/pricing');
  await page.getByRole('link', { name: /Get Started.*Basic/ }).click();
  await awake(page);
  await expect(region).toContainText('We began your message');
});

test('Request a Quote on a service begins the message, and a draft stays as it was typed', async ({
  page,
}) => {
  const contact = contactOn(page);
  await page.goto('/services/cybersecurity-services');
  const link = page.getByRole('main').getByRole('link', { name: 'Request a Quote' });
  await expect(link).toHaveAttribute('href', '/contact');
  await link.click();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(/^I would like a quote for Cybersecurity/);
  await contact.field('Message').press('End');
  await contact.field('Message').pressSequentially(' Soon.');
  await expect(contact.begun).toHaveCount(0);
  const written = await contact.field('Message').inputValue();

  await page.goto('/pricing');
  await page.getByRole('link', { name: /Get Started.*Basic/ }).click();
  await awake(page);
  await expect(contact.field('Message')).toHaveValue(written);
  await expect(contact.begun).toHaveCount(0);
});

test('a quote can be asked about, with its lines, total and link', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('VPN Setup');
  await quote.more('VPN Setup').click();
  await page.getByRole('link', { name: 'Ask about this quote' }).click();
  await expect(page).toHaveURL('/contact');
  await awake(page);
  await expect(contactOn(page).field('Message')).toHaveValue(
    /^I have a question about this quote:\nVPN Setup × 2\nTotal: USD 560\.00\nhttp:\/\/localhost:\d+\/custom-quote#q=vpn-setup\.2$/,
  );
});

test('a browser that stores nothing finds an empty message', async ({ page, watched }) => {
  await denyStorage(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: /Get Started.*Basic/ }).click();
  await awake(page);
  await expect(contactOn(page).field('Message')).toHaveValue('');
  expect(watched.messages).toEqual([]);
});
