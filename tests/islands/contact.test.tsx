/** The contact form of a site that sends nothing. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accepted, CONTACT, FIELDS, haveDraft, MESSAGE, send } from './contact-page.tsx';
import { expectRefused, field, fillFields, problems } from './fields.tsx';
import { expectAccessible, serve, show, stored, texts, toast, visited } from './island.tsx';

const alert = () => toast('alert');

test('it asks five things with the right keyboards, and stores what is typed', async () => {
  show(CONTACT);
  const typed = await fillFields(FIELDS);
  expect(stored('contactDraft')).toEqual(typed);
  // Nothing of a site that sends.
  expect(document.querySelectorAll('[name=website], [name=kind], [action]')).toHaveLength(0);
  expect(document.querySelector('form')?.method).toBe('dialog');
  await expectAccessible();
});

test('what is missing is refused in the words of the specification, and everything typed stays', async () => {
  haveDraft({ name: '   ', email: '' });
  show(CONTACT);
  await send.click();
  await expect.poll(alert).toBe('Validation Error. Please fill in all required fields.');
  await expect.element(problems).toHaveFocus();
  expect(document.title).toBe('Error: A page');
  const [first = '', second = ''] = texts(problems.getByRole('link'));
  await expectRefused(field('Name'), first);
  await expectRefused(field('Email address'), second);
  await expect.element(field('Message')).toHaveValue(MESSAGE.message);
  await expectAccessible();
  await field('Name').fill('Akinyi');
  expect(texts(problems.getByRole('link'))).toEqual([second]);
  await expect.element(field('Name')).toHaveFocus();
  await field('Email address').fill('akinyi@nowhere');
  await userEvent.keyboard('{Enter}');
  await expect.poll(alert).toBe('Validation Error. Please correct the marked fields.');
  await expect.element(problems).toHaveFocus();
});

test('a message that is complete is handed to the visitor’s email app, and the form is empty', async () => {
  haveDraft();
  show(CONTACT);
  await send.click();
  await expect.element(accepted).toHaveFocus();
  await expect.element(accepted).toMatchTextContent('Thank you, Akinyi O’Brien. One step is left.');
  await expect
    .element(accepted.getByRole('link', { name: 'Send your message to support@mtelo.example' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:support@mtelo\.example\?.*Our%20office%20needs/));
  await expect.poll(() => toast('polite')).toMatch(/^Thank you\. Your message is complete\./);
  for (const [label] of FIELDS) await expect.element(field(label)).toHaveValue('');
  expect(sessionStorage.getItem('contactDraft')).toBeNull();
  await expect.element(problems).not.toBeInTheDocument();
  expect(visited).toEqual([]);
  await expectAccessible();
});

test('it takes over what was typed before its script came, beside what the tab has stored', async () => {
  haveDraft();
  const { wake } = serve(CONTACT);
  await field('Name').fill('Zawadi');
  wake();
  await expect.element(field('Name')).toHaveValue('Zawadi');
  await expect.element(field('Message')).toHaveValue(MESSAGE.message);
});

describe('a message that was begun for the visitor', () => {
  const begun = page.getByText('We began your message from the page you came from.');
  const BEGINNING = 'I would like to get started with the Professional plan.';

  test('says so in a region that stood there before, and can be removed for good', async () => {
    sessionStorage.setItem('contactOpening', BEGINNING);
    const { wake } = serve(CONTACT);
    const region = document.querySelector('form [aria-live=polite]');
    expect(region?.textContent).toBe('');
    wake();
    await expect.element(field('Message')).toHaveValue(BEGINNING);
    expect(region?.contains(begun.element())).toBe(true);
    await expectAccessible();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect.element(field('Message')).toHaveValue('');
    await expect.element(field('Message')).toHaveFocus();
    await expect.element(begun).not.toBeInTheDocument();
    expect(sessionStorage.getItem('contactOpening')).toBeNull();
  });

  test('is the visitor’s own once a word of it is changed', async () => {
    sessionStorage.setItem('contactOpening', BEGINNING);
    show(CONTACT);
    await field('Message').fill(`${BEGINNING} Soon.`);
    await expect.element(begun).not.toBeInTheDocument();
  });
});
