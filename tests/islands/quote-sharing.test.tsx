/** Links to a quote, print, and the questions that a quote leads to. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show, visited } from './island.tsx';
import { box, BUILDER, customName, customPrice, more, proceed, quote } from './quote-builder.tsx';

const link = page.getByRole('textbox', { name: 'It carries services and quantities, no prices' });
const share = page.getByRole('button', { name: 'Share this quote' });
const LINK = `${location.origin}/custom-quote#q=vpn-setup.2`;

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

describe('sharing', () => {
  beforeEach(async () => {
    show(BUILDER);
    await expect.element(share).not.toBeInTheDocument();
    await box('vpn-setup').click();
    await more('vpn-setup').click();
  });

  test('copies a link with ids and quantities, says so, and takes it back when the quote changes', async () => {
    const copied: string[] = [];
    clipboard((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    await share.click();
    await expect.element(link).toHaveValue(LINK);
    await expect.element(link).toHaveAccessibleName(/^Link copied\..*no prices\.$/);
    expect(copied).toEqual([LINK]);
    await more('vpn-setup').click();
    await expect.element(link).not.toBeInTheDocument();
    await customName.fill('Cabling');
    await customPrice.fill('100');
    await share.click();
    await expect.element(link).toHaveAccessibleName(/, and not your own service\.$/);
    expect(link.element().closest('[aria-live=polite]')).not.toBeNull();
    await expectAccessible();
  });

  test('where nothing can be copied the link is there to take, selected', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    await share.click();
    await expect.element(link).toHaveFocus();
    await expect.element(link).toHaveAccessibleName(/^Copy this link\./);
    expect(getSelection()?.toString()).toBe(LINK);
  });

  test('the quote is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('a question about it begins with its lines, total and link', async () => {
    await page.getByRole('link', { name: 'Ask about this quote' }).click();
    expect(sessionStorage.getItem('contactOpening')).toBe(
      `I have a question about this quote:\nThe vpn-setup × 2\nTotal: USD 560.00\n${LINK}`,
    );
  });
});

test('a service of one’s own alone is not shared, and can be asked about', async () => {
  show(BUILDER);
  await customName.fill('Cabling');
  await customPrice.fill('100');
  await expect.element(share).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Ask about this quote' }).click();
  expect(sessionStorage.getItem('contactOpening')).toMatch(/\nTotal: USD 100\.00$/);
});

describe('a link that is opened', () => {
  const ask = page.getByText('The link you opened carries a quote of 1 service.');
  const answer = (name: string) => page.getByRole('button', { name });
  const SHARED = '#q=consultation.3';
  const theirs = ['The consultation3 × USD 25.00 for 1 hourUSD 75.00'];
  const mine = ['The vpn-setup1 × USD 280.00USD 280.00'];

  test('fills an empty page, cleans the address, and tells what it left out', async () => {
    history.replaceState(null, '', '#q=consultation.3~free-lunch.1');
    show(BUILDER);
    await expect.poll(() => quote().lines).toEqual(theirs);
    expect(location.hash).toBe('');
    await expect.element(page.getByText('Your quote has changed')).toBeVisible();
    expect(
      Array.from(
        document.querySelectorAll('[aria-live=polite] .notice li'),
        ({ textContent }) => textContent,
      ),
    ).toEqual(['A service that we do not offer was left out.']);
    await expectAccessible();
  });

  test.each([
    ['Keep mine', mine],
    ['Replace mine', theirs],
  ])('on a page with a quote it asks first: %s', async (name, left) => {
    show(BUILDER);
    await box('vpn-setup').click();
    location.hash = SHARED;
    await expect.element(ask).toBeVisible();
    expect(ask.element().closest('[aria-live=polite]')).not.toBeNull();
    expect(location.hash).toBe('');
    expect(quote().lines).toEqual(mine);
    await expectAccessible();
    answer(name).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(quote().lines).toEqual(left);
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Choose your services' })).toHaveFocus();
  });

  test('a service of one’s own is a quote to ask about, and is replaced with it', async () => {
    show(BUILDER);
    await customName.fill('Cabling');
    await customPrice.fill('100');
    location.hash = SHARED;
    await answer('Replace mine').click();
    expect(quote().lines).toEqual(theirs);
    await expect.element(customName).toHaveValue('');
  });
});

test('where nothing can be stored it says so once, and the address carries the quote', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  show(BUILDER);
  await box('vpn-setup').click();
  const notice = page.getByText('Your browser does not let this page keep anything');
  await expect.element(notice).toBeVisible();
  await more('vpn-setup').click();
  expect(notice.elements()).toHaveLength(1);
  await expectAccessible();
  // From the back-forward cache the page still holds what was never stored.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(quote().total).toBe('USD 560.00');
  await proceed.click();
  expect(visited).toEqual(['/checkout#q=vpn-setup.2']);
});

test('a page that comes back from the cache shows what the tab holds by then', async () => {
  show(BUILDER);
  await box('vpn-setup').click();
  sessionStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => quote().lines).toEqual([]);
  await expect.element(box('vpn-setup')).not.toBeChecked();
});

test('a prerendered page takes up its quote when it is visited', async () => {
  sessionStorage.setItem(
    'quoteBuilder',
    '{"version":1,"selection":[["vpn-setup",1]],"custom":{"name":"","price":""}}',
  );
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  show(BUILDER);
  expect(quote().lines).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => quote().lines).toHaveLength(1);
});
