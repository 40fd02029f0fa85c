/** Tests the visitor's custom service on the quote page. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locateButton, flushReact, expectAccessible, showIsland } from './island.tsx';
import {
  fillCustomService,
  locateCheckbox,
  BUILDER,
  customName,
  customPrice,
  proceedButton,
  readQuote,
} from './quote-builder.tsx';

/** Reads the message about the custom service as a whole. The messages of its fields are elsewhere. */
const readMessage = () =>
  document.querySelector('#custom-name')?.closest('section')?.querySelector(':scope > [aria-live=polite]')
    ?.textContent;

/** Reads the last announcement of a change to the quote. */
const readAnnouncement = () => document.querySelector('[aria-live][aria-atomic]')?.textContent;

const leaveField = () => userEvent.keyboard('{Tab}');

beforeEach(() => {
  showIsland(BUILDER);
});

test('the form says what a custom service lacks, and adds it once it is valid', async () => {
  // A visitor who is typing the name cannot have entered the price yet, so nothing is missing.
  await customName.fill('Cabling');
  expect(readMessage()).toBe('');
  await customPrice.click();
  await expect.poll(readMessage).toMatch(/^Enter a price from USD 25 to 2,500 to add/);
  // A visitor who goes to the checkout now would order without the custom service, so the button says so.
  await expect.element(proceedButton).toHaveAccessibleDescription(/Your own service is left out/);
  // A price that is being typed may still be too low, as 2 is on the way to 25. It counts once the visitor
  // leaves the field.
  await customPrice.fill('24.99');
  await expect.element(customPrice).toBeValid();
  await leaveField();
  await expect.element(customPrice).toBeInvalid();
  await expect.element(customPrice).toHaveAccessibleDescription(/^Enter a price from USD 25 to 2,500/);
  expect(document.querySelector('#custom-price-note[aria-live=polite]')).not.toBeNull();
  expect(readMessage()).toBe('');
  expect(readQuote()).toEqual({ lines: [], total: 'USD 0' });
  await expect.element(proceedButton).toHaveAccessibleDescription(/Your own service is left out/);
  await expectAccessible();
  await customPrice.fill(' 25 ');
  await expect.element(proceedButton).toHaveAccessibleDescription('');
  await leaveField();
  await expect.poll(readMessage).toBe('It is in your quote at USD 25.');
  await expect.poll(readAnnouncement).toBe('Total USD 25');
  expect(readQuote()).toEqual({ lines: ['Cabling USD 25'], total: 'USD 25' });
  // A name that is too long is reported, and an empty one takes the service out of the quote.
  await customName.fill('n'.repeat(101));
  await leaveField();
  await expect.element(customName).toHaveAccessibleDescription(/at most 100 characters$/);
  await customName.fill('  ');
  await leaveField();
  await expect.poll(readMessage).toBe('Name the service to add it to your quote.');
  expect(readQuote().lines).toEqual([]);
});

test('a custom service that is removed at once is announced only as removed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await fillCustomService();
  // The service is removed before its announcement is due.
  await locateButton('Remove Cabling').click();
  // An announcement of the service would be due within this time.
  for (let wait = 0; wait < 4; wait += 1) {
    await vi.advanceTimersByTimeAsync(400);
    await flushReact();
  }
  expect(readAnnouncement()).toBe('Removed Cabling. Total USD 0');
});

test('a visitor can ask for the price of a custom service, together with the rest of the quote', async () => {
  await locateCheckbox('vpn-setup').click();
  await customName.fill('A website');
  await page.getByRole('link', { name: 'ask us for a price' }).click();
  expect(sessionStorage.getItem('contactPrefill')).toBe(
    'I would like a price for: A website\nTogether with:\nThe vpn-setup: USD 280',
  );
});
