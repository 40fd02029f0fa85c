/** The contact form of a site that sends nothing. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MESSAGE as FIELDS } from '@site/rules/contact/fields';
import { accepted, CONTACT, haveDraft, MESSAGE, send } from './contact-page.tsx';
import { autofill, field, fillFields, labelOf, problems } from './fields.tsx';
import { expectAccessible, show, stored, texts, toast, visited } from './island.tsx';

const alert = () => toast('alert');

const byWhatsapp = accepted.getByRole('link', { name: 'Send by WhatsApp' });
const copy = accepted.getByRole('button', { name: 'Copy the text' });
const written = accepted.getByRole('textbox', { name: 'What you wrote' });
const WRITTEN = `${MESSAGE.message}\n\nAkinyi O’Brien, 0712 345 678, akinyi@example.co.ke`;

test('it asks what its table has, with the right keyboards, and stores what is typed or filled in', async () => {
  show(CONTACT);
  const typed = await fillFields(FIELDS);
  expect(stored('contactDraft')).toEqual(typed);
  // Nothing of a site that sends.
  expect(document.querySelectorAll('[name=website], [name=kind], [action]')).toHaveLength(0);
  expect(document.querySelector('form')?.method).toBe('dialog');
  await expectAccessible();
});

// How a form refuses is in checkout.test.tsx.
test('a toast says what is missing or wrong in the words of the specification, for as long as it is true', async () => {
  haveDraft({ name: '   ', email: 'akinyi@nowhere' });
  show(CONTACT);
  await send.click();
  await expect.poll(alert).toBe('Validation Error. Please fill in all required fields.');
  await expect.element(problems).toHaveFocus();
  await expectAccessible();
  await field('Name').fill('Akinyi');
  expect(texts(problems.getByRole('link'))).toEqual([FIELDS.email.rule?.message]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(alert).toBe('Validation Error. Please correct the marked fields.');
  await expect.element(problems).toHaveFocus();
  // Sooner than by itself, which no poll waits for.
  await field('Email address').fill('akinyi@example.co.ke');
  await expect.poll(alert).toBeUndefined();
});

test('a message that is complete can go by email, by WhatsApp or as a copy, and the form is empty', async () => {
  show(CONTACT);
  for (const [name, asked] of Object.entries(FIELDS))
    autofill(field(labelOf(asked)), { value: MESSAGE[name as keyof typeof MESSAGE] });
  await send.click();
  await expect.element(accepted).toHaveFocus();
  await expect.element(accepted).toMatchTextContent('Thank you, Akinyi O’Brien. One step is left.');
  await expect
    .element(accepted.getByRole('link', { name: 'Send by email' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:support@mtelo\.example\?.*Our%20office%20needs/));
  const whatsapp = new URL(byWhatsapp.element().getAttribute('href') ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/254700000000');
  expect(whatsapp.searchParams.get('text')).toBe(WRITTEN);
  await expect.element(written).toHaveValue(WRITTEN);
  await expect.poll(() => toast('polite')).toMatch(/^Thank you\. Your message is complete\./);
  for (const asked of Object.values(FIELDS)) await expect.element(field(labelOf(asked))).toHaveValue('');
  await expect.element(problems).not.toBeInTheDocument();
  expect(visited).toEqual([]);
  await expectAccessible();
});

test('a message too long for a link goes by WhatsApp or as a copy', async () => {
  haveDraft({ message: 'x'.repeat(2048) });
  show(CONTACT);
  await send.click();
  await expect.element(byWhatsapp).toBeVisible();
  await expect.element(accepted.getByRole('link', { name: 'Send by email' })).not.toBeInTheDocument();
});

describe('a message that has not left', () => {
  beforeEach(async () => {
    haveDraft();
    show(CONTACT);
    await send.click();
    await expect.element(accepted).toHaveFocus();
  });

  test('outlives a reload until one of its ways was used, which leaves a draft of the next one alone', async () => {
    expect(stored('contactDraft')).toEqual(MESSAGE);
    byWhatsapp.element().addEventListener('click', (event) => {
      event.preventDefault();
    });
    await byWhatsapp.click();
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
    await expect.element(written).toHaveValue(WRITTEN);
    await field('Name').fill('Zawadi');
    await byWhatsapp.click();
    expect(stored('contactDraft')).toMatchObject({ name: 'Zawadi' });
  });

  test('is copied whole, and selected where the browser refuses to copy', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
    await copy.click();
    await expect.element(accepted).toMatchTextContent('Copy it from here into a message to');
    expect(document.activeElement).toBe(written.element());
    const { selectionStart, selectionEnd } = written.element() as HTMLTextAreaElement;
    expect([selectionStart, selectionEnd]).toEqual([0, WRITTEN.length]);
    expect(stored('contactDraft')).toEqual(MESSAGE);
    writeText.mockResolvedValueOnce();
    await copy.click();
    await expect
      .element(accepted)
      .toMatchTextContent('Copied. Paste it into a message to support@mtelo.example.');
    expect(writeText).toHaveBeenLastCalledWith(WRITTEN);
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });
});
