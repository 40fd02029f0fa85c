/** Links to a quote, print, and the questions that a quote leads to. */
import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '../support/sample-catalogue.ts';
import { comeBack, expectAccessible, show, texts, visited } from './island.tsx';
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
const question = page.getByRole('link', { name: 'Ask about this quote' });
const note = page.getByText(/It carries services/);
const linkTo = (quote: string) => `${location.origin}/custom-quote#q=${quote}`;
const LINK = linkTo('vpn-setup.2');

const textForWhatsapp = () => {
  const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' }).element();
  return new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text');
};

describe('sharing', () => {
  beforeEach(async () => {
    show(BUILDER);
    await expect.element(share).not.toBeInTheDocument();
    await box('vpn-setup').click();
    await more('vpn-setup').click();
  });

  test('copies a link with ids and quantities, until the quote changes', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share.click();
    await expect.element(link).toHaveValue(LINK);
    await expect.element(note).toMatchTextContent(/^Link copied\..*no prices\.$/);
    expect(copy).toHaveBeenCalledExactlyOnceWith(LINK);
    await more('vpn-setup').click();
    await expect.element(link).not.toBeInTheDocument();
    await addCustom('Cabling', '1200');
    expect(textForWhatsapp()).toBe(
      `2 services, USD 2,040\nCabling, USD 1,200, is not in the link.\n${linkTo('vpn-setup.3')}`,
    );
    await expect.element(summary.getByText(/^This estimate without your own service on our/)).toBeVisible();
    await share.click();
    await expect.element(note).toMatchTextContent(/, and not your own service\.$/);
    expect(note.element().getAttribute('aria-live')).toBe('polite');
    await expectAccessible();
  });

  test('offers the link, selected, where nothing can be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await share.click();
    await expect.element(link).toHaveFocus();
    await expect.element(note).toMatchTextContent(/^Copy this link\./);
    expect(getSelection()?.toString()).toBe(LINK);
  });

  test('goes by WhatsApp, on paper, or as a question about its lines', async () => {
    expect(textForWhatsapp()).toBe(`1 service, USD 560\n${LINK}`);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
    await question.click();
    expect(sessionStorage.getItem('contactPrefill')).toBe(
      `I have a question about this quote:\nThe vpn-setup × 2\nTotal: USD 560\n${LINK}`,
    );
  });
});

test('a browser that can share is asked to, and where it refuses the link is copied', async () => {
  const ask = vi.fn<() => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: ask, configurable: true });
  try {
    show(BUILDER);
    await box('vpn-setup').click();
    const button = page.getByRole('button', { name: 'Share this quote' });
    await button.click();
    const url = linkTo('vpn-setup.1');
    const text = '1 service, USD 280';
    expect(ask).toHaveBeenCalledExactlyOnceWith({ title: document.title, text, url });
    ask.mockRejectedValueOnce(new DOMException('Changed my mind', 'AbortError'));
    await button.click();
    await expect.element(link).not.toBeInTheDocument();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    ask.mockRejectedValueOnce(new Error('Refused'));
    await button.click();
    await expect.element(link).toHaveValue(url);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a custom service alone is not shared, and can be asked about', async () => {
  show(BUILDER);
  await addCustom();
  await expect.element(share).not.toBeInTheDocument();
  await question.click();
  expect(sessionStorage.getItem('contactPrefill')).toMatch(/\nTotal: USD 180\.50$/);
});

/** Reads a code as a camera does. */
async function scan(svg: SVGElement) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const side = 800;
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  if (!canvas) throw new Error('There is no canvas to draw on.');
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, side, side);
  canvas.drawImage(picture, 0, 0, side, side);
  return decodeQR(canvas.getImageData(0, 0, side, side));
}

test('the code on paper opens a quote of every service, as the printed link does', async () => {
  storeBuilder(catalogue.map(({ id }) => [id, 10]));
  show(BUILDER);
  const code = () => document.querySelector<SVGElement>('aside .print-only svg');
  await expect.poll(code).not.toBeNull();
  const printed = summary.getByRole('paragraph').filter({ hasText: /^This estimate on our website: / });
  const address = printed.getByRole('link').element().getAttribute('href');
  const svg = code();
  expect(svg && (await scan(svg))).toBe(address);
  expect(address?.split('~')).toHaveLength(catalogue.length);
});

describe('a link that is opened', () => {
  // tests/e2e/quote-desk.spec.ts opens one on an empty page.
  const offer = page.getByText('The link you opened carries a quote of 1 service,').first();
  const VPN = 'The vpn-setup 280.00';
  const CONSULTATION = 'The consultation 753 × 25 for 1 hour';
  const CABLING = 'Cabling 180.50';

  test.each([
    ['Keep mine', [VPN, CABLING], 'Cabling', []],
    ['Replace mine', [CONSULTATION], '', ['A service that we do not offer was left out.']],
  ])('on a page with a quote it asks first: %s', async (name, left, custom, changes) => {
    show(BUILDER);
    await box('vpn-setup').click();
    await addCustom();
    location.hash = '#q=consultation.3~free-lunch.1';
    await expect.element(offer).toBeVisible();
    expect(offer.element().closest('[aria-live=polite]')).not.toBeNull();
    expect(location.hash).toBe('');
    expect(quote().lines).toEqual([VPN, CABLING]);
    await expectAccessible();
    page.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => quote().lines).toEqual(left);
    await expect.element(customName).toHaveValue(custom);
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Network' })).toHaveFocus();
    expect(texts('.notice li')).toEqual(changes);
  });

  test('to add a service keeps the rest with its quantities, and moves the focus to the service', async () => {
    storeBuilder([['vpn-setup', 1]], { name: 'Cabling', price: '180.50' });
    history.replaceState(null, '', '#add=consultation.1');
    show(BUILDER);
    await expect.element(box('consultation')).toHaveFocus();
    expect(location.hash).toBe('');
    const lines = [VPN, 'The consultation 25.00for 1 hour', CABLING];
    expect(quote().lines).toEqual(lines);
    location.hash = '#add=vpn-setup.5';
    await expect.element(box('vpn-setup')).toHaveFocus();
    expect(quote().lines).toEqual(lines);
    await expect.element(offer).not.toBeInTheDocument();
    // The visitor returns through the cache, after the order.
    sessionStorage.clear();
    comeBack();
    await expect.poll(() => quote().lines).toEqual([]);
  });
});

test('where nothing can be stored one notice says so, and the quote stays to be asked about', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });
  show(BUILDER);
  await box('vpn-setup').click();
  const notices = () => texts('.notice');
  await expect.poll(notices).toEqual([expect.stringMatching(/^Your browser does not let this page save/)]);
  await more('vpn-setup').click();
  expect(notices()).toHaveLength(1);
  // A page from the cache still has what was never stored.
  comeBack();
  expect(quote().total).toBe('USD 560');
  await proceed.click();
  await expect.element(page.getByText(/save your quote for the checkout\. Ask us about it/)).toBeVisible();
  expect(visited).toEqual([]);
});
