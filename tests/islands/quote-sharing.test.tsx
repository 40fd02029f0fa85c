/** Links to a quote, print, and the questions that a quote leads to. */
import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comeBack, expectAccessible, prerender, show, texts, visited } from './island.tsx';
import { QrCode } from '../../src/islands/quote/qr-code.tsx';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import {
  addCustom,
  box,
  BUILDER,
  customName,
  more,
  proceed,
  quote,
  storeBuilder,
  summary,
} from './quote-builder.tsx';

const link = page.getByRole('textbox', { name: 'Link to this quote' });
const share = page.getByRole('button', { name: 'Copy link' });
const note = page.getByText(/It carries services/);
const LINK = `${location.origin}/custom-quote#q=vpn-setup.2`;

describe('sharing', () => {
  beforeEach(async () => {
    show(BUILDER);
    await expect.element(share).not.toBeInTheDocument();
    await box('vpn-setup').click();
    await more('vpn-setup').click();
  });

  test('copies a link with ids and quantities, says so, and takes it back when the quote changes', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share.click();
    await expect.element(link).toHaveValue(LINK);
    await expect.element(note).toMatchTextContent(/^Link copied\..*no prices\.$/);
    expect(copy).toHaveBeenCalledExactlyOnceWith(LINK);
    await more('vpn-setup').click();
    await expect.element(link).not.toBeInTheDocument();
    await addCustom();
    await share.click();
    await expect.element(note).toMatchTextContent(/, and not your own service\.$/);
    expect(note.element().getAttribute('aria-live')).toBe('polite');
    await expectAccessible();
  });

  test('where nothing can be copied the link is there to take, selected', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await share.click();
    await expect.element(link).toHaveFocus();
    await expect.element(note).toMatchTextContent(/^Copy this link\./);
    expect(getSelection()?.toString()).toBe(LINK);
  });

  test('goes by WhatsApp with what it is and what it costs', () => {
    const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' }).element();
    const text = new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(`1 service, USD 560.00\n${LINK}`);
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

describe('on paper', () => {
  const code = () => document.querySelector('aside .print-only svg');

  /** What a camera reads. */
  async function scanned(svg: Element) {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await picture.decode();
    const side = 800;
    const paper = new OffscreenCanvas(side, side).getContext('2d');
    if (!paper) throw new Error('There is no canvas to draw on.');
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, side, side);
    paper.drawImage(picture, 0, 0, side, side);
    const { data } = paper.getImageData(0, 0, side, side);
    return decodeQR({ width: side, height: side, data });
  }

  test.each([1, catalogue.length])(
    'a code opens a quote of %i services, as its letters do',
    async (count) => {
      storeBuilder(
        catalogue.slice(0, count).map(({ id }) => [id, 10]),
        { name: '', price: '' },
      );
      show(BUILDER);
      await expect.poll(code).not.toBeNull();
      const sentence = summary.getByRole('paragraph').filter({ hasText: /^This estimate on our website: / });
      const letters = sentence.getByRole('link');
      const svg = code();
      if (svg) await expect.element(letters).toHaveAttribute('href', await scanned(svg));
      expect(letters.element().getAttribute('href')?.split('~')).toHaveLength(count);
    },
  );

  test('a service of one’s own is said to be missing', async () => {
    show(BUILDER);
    await box('vpn-setup').click();
    await addCustom();
    await expect.element(summary.getByText(/^This estimate without your own service on our/)).toBeVisible();
  });

  test('what is too long for a code stays in letters', async () => {
    show(<QrCode className="code" text={'x'.repeat(2952)} />);
    await expect.poll(() => document.querySelectorAll('.code')).toHaveLength(1);
    show(<QrCode className="too-long" text={'x'.repeat(2953)} />);
    expect(document.querySelectorAll('.too-long')).toHaveLength(0);
  });
});

test('where the browser can share it is asked to, and where it will not the link is copied', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    show(BUILDER);
    await box('vpn-setup').click();
    const button = page.getByRole('button', { name: 'Share this quote' });
    await button.click();
    const url = `${location.origin}/custom-quote#q=vpn-setup.1`;
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: document.title,
      text: '1 service, USD 280.00',
      url,
    });
    share.mockRejectedValueOnce(new DOMException('Changed my mind', 'AbortError'));
    await button.click();
    await expect.element(link).not.toBeInTheDocument();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    share.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await button.click();
    await expect.element(link).toHaveValue(url);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a service of one’s own alone is not shared, and can be asked about', async () => {
  show(BUILDER);
  await addCustom();
  await expect.element(share).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Ask about this quote' }).click();
  expect(sessionStorage.getItem('contactOpening')).toMatch(/\nTotal: USD 180\.50$/);
});

describe('a link that is opened', () => {
  const ask = page.getByText('The link you opened carries a quote of 1 service,').first();
  const said = () => document.querySelector('.notice > [aria-live=polite]')?.textContent;
  const answer = (name: string) => page.getByRole('button', { name });
  const SHARED = '#q=consultation.3';
  const theirs = ['The consultation3 × USD 25.00 for 1 hourUSD 75.00'];
  const mine = ['The vpn-setup1 × USD 280.00USD 280.00'];

  test('fills an empty page, cleans the address, and says what it left out', async () => {
    history.replaceState(null, '', '#q=consultation.3~free-lunch.1');
    show(BUILDER);
    await expect.poll(() => quote().lines).toEqual(theirs);
    expect(location.hash).toBe('');
    const opened = page
      .getByRole('paragraph')
      .filter({ has: page.getByRole('link', { name: 'See its summary' }) });
    await expect.element(opened).toMatchTextContent('You opened a shared package: 1 service, USD 75.00.');
    await expect
      .element(opened.getByRole('link', { name: 'See its summary' }))
      .toHaveAttribute('href', '#summary-heading');
    await expect.poll(said).toMatch(/^You opened a shared package/);
    await expect.element(page.getByText('Your quote has changed', { exact: true })).toBeVisible();
    expect(texts('.notice li')).toEqual(['A service that we do not offer was left out.']);
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
    await expect.poll(said).toMatch(/^The link you opened/);
    expect(location.hash).toBe('');
    expect(quote().lines).toEqual(mine);
    await expectAccessible();
    answer(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => quote().lines).toEqual(left);
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Choose your services' })).toHaveFocus();
  });

  test('a service of one’s own is a quote to ask about, and is replaced with it', async () => {
    show(BUILDER);
    await addCustom();
    location.hash = SHARED;
    await answer('Replace mine').click();
    await expect.poll(() => quote().lines).toEqual(theirs);
    await expect.element(customName).toHaveValue('');
  });
});

test('a link that adds a service leaves the rest as it is, and leads to the service', async () => {
  storeBuilder([['vpn-setup', 2]], { name: 'Cabling', price: '180.50' });
  history.replaceState(null, '', '#add=consultation.1');
  show(BUILDER);
  await expect.element(box('consultation')).toHaveFocus();
  expect(location.hash).toBe('');
  const lines = [
    'The vpn-setup2 × USD 280.00USD 560.00',
    'The consultation1 × USD 25.00 for 1 hourUSD 25.00',
    'Cabling1 × USD 180.50USD 180.50',
  ];
  expect(quote().lines).toEqual(lines);
  location.hash = '#add=vpn-setup.1';
  await expect.element(box('vpn-setup')).toHaveFocus();
  expect(quote().lines).toEqual(lines);
  await expect.element(page.getByText('The link you opened carries')).not.toBeInTheDocument();
});

test('where nothing can be stored it says so once, and the quote goes along in the address', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  show(BUILDER);
  await box('vpn-setup').click();
  const notices = () => texts('.notice > p:not([aria-live])');
  await expect.poll(notices).toEqual([expect.stringMatching(/^Your browser does not let this page keep/)]);
  await more('vpn-setup').click();
  expect(notices()).toHaveLength(1);
  await expectAccessible();
  // From the back-forward cache the page still holds what was never stored.
  comeBack();
  expect(quote().total).toBe('USD 560.00');
  await proceed.click();
  expect(visited).toEqual(['/checkout#q=vpn-setup.2']);
});

test('a page that comes back from the cache shows what the tab holds by then', async () => {
  show(BUILDER);
  await box('vpn-setup').click();
  sessionStorage.clear();
  comeBack();
  await expect.poll(() => quote().lines).toEqual([]);
  await expect.element(box('vpn-setup')).not.toBeChecked();
});

test('a prerendered page takes up its quote when it is visited', async () => {
  storeBuilder([['vpn-setup', 1]], { name: '', price: '' });
  const visit = prerender(() => {
    show(BUILDER);
  });
  expect(quote().lines).toEqual([]);
  visit();
  await expect.poll(() => quote().lines).toHaveLength(1);
});
