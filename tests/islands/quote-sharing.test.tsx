/** Tests links to a quote, the printed QR code, and questions about a quote. */
import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getKenyaDay } from '@site/rules/time/dates';
import { catalogue } from '#support/sample-catalogue.ts';
import {
  locateButton,
  locateHeading,
  returnFromCache,
  expectAccessible,
  reload,
  showIsland,
  listTextContents,
  visitedUrls,
  expectAbsent,
  expectFocused,
  expectVisible,
} from './island.tsx';
import {
  fillCustomService,
  locateCheckbox,
  BUILDER,
  customName,
  locateMoreButton,
  proceedButton,
  readQuote,
  storeSavedQuote,
  summary,
} from './quote-builder.tsx';

const copyLinkButton = locateButton('Copy link');
const whatsappLink = page.getByRole('link', { name: 'Send on WhatsApp' });
const questionLink = page.getByRole('link', { name: 'Ask about it' });
const copiedNote = page.getByText(/^Link copied\./);
const LINK = `${location.origin}/custom-quote#q=${getKenyaDay()}~vpn-setup.2`;

describe('sharing a quote', () => {
  beforeEach(() => {
    storeSavedQuote([['vpn-setup', 2]]);
    showIsland(BUILDER);
  });

  test('the note about a copied link stays until the quote changes', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copyLinkButton.click();
    await expect.element(copiedNote).toMatchTextContent('Link copied.');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
    await locateMoreButton('vpn-setup').click();
    await expectAbsent(copiedNote);
    // A custom service cannot be in a link, so the note about the link says so.
    await fillCustomService();
    await copyLinkButton.click();
    await expect.element(copiedNote).toMatchTextContent('Link copied. Your own service is not in it.');
    expect(writeText).toHaveBeenLastCalledWith(LINK.replace('vpn-setup.2', 'custom.1~vpn-setup.3'));
    await expect.element(copiedNote).toHaveAttribute('aria-live', 'polite');
  });

  test('a prompt offers the link if it cannot be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
    await copyLinkButton.click();
    await expect.poll(() => prompt.mock.calls).toEqual([['Copy this link:', LINK]]);
    await expectAbsent(copiedNote);
  });

  test('the quote can be sent by WhatsApp, printed, or asked about', async () => {
    const message = new URL(whatsappLink.element().getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toMatch(/^Quote from Mtelo Systems, /);
    expect(message).toContain('*Total: USD 560.* VAT is in the price. Valid until ');
    expect(message?.split('\n').at(-1)).toBe(LINK);
    // The button for a PDF opens the print dialog.
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await locateButton('Save as PDF').click();
    expect(print).toHaveBeenCalledOnce();
    // Opening the link in another tab must not store a prefill in this tab.
    for (const modifier of ['Control', 'Meta'] as const) await questionLink.click({ modifiers: [modifier] });
    expect(sessionStorage.getItem('contactPrefill')).toBeNull();
    await questionLink.click();
    expect(sessionStorage.getItem('contactPrefill')).toBe(
      `I have a question about this quote:\nThe vpn-setup × 2: USD 560\nTotal: USD 560\n${LINK}`,
    );
  });
});

test('a quote of only a custom service cannot be shared, but can be asked about', async () => {
  storeSavedQuote([], { name: 'Cabling', price: '180.50' });
  showIsland(BUILDER);
  await expectVisible(questionLink);
  for (const control of [copyLinkButton, whatsappLink]) await expectAbsent(control);
  await expectVisible(page.getByText('Your own service cannot be in a link'));
  await questionLink.click();
  expect(sessionStorage.getItem('contactPrefill')).toMatch(/\nTotal: USD 180\.50$/);
  location.hash = SHARED_FRAGMENT;
  await expectVisible(page.getByText('here: 1 service, USD'));
});

/** Decodes a QR code from its pixels, as a camera does. */
async function scanCode(svg: SVGElement) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(800, 800).getContext('2d');
  if (!canvas) throw new Error('There is no canvas to draw on.');
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, 800, 800);
  canvas.drawImage(picture, 0, 0, 800, 800);
  return decodeQR(canvas.getImageData(0, 0, 800, 800));
}

test('the QR code of a quote with every service has the URL of the printed link', async () => {
  storeSavedQuote(catalogue.map(({ id }) => [id, 10]));
  showIsland(BUILDER);
  const findQrCode = () => document.querySelector<SVGElement>('aside .print-only svg');
  await expect.poll(findQrCode).not.toBeNull();
  const printedParagraph = summary.getByRole('paragraph').filter({ hasText: /^This quote on our website: / });
  const url = printedParagraph.getByRole('link').element().getAttribute('href');
  const code = findQrCode() ?? expect.fail('no code');
  expect(await scanCode(code)).toBe(url);
  // A module is half a millimetre wide, which the camera of a cheap phone can read.
  expect(code.outerHTML).toContain(
    'viewBox="-4 -4 69 69" width="34.5mm" shape-rendering="crispEdges" aria-hidden="true"',
  );
  // In the URL the day comes before the services.
  expect(url?.split('~')).toHaveLength(1 + catalogue.length);
});

/** Makes every write to storage fail. */
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });

const changeButton = locateButton('Add or change services');
const conflictNotice = page.getByText(/^You have a quote of your own here/);
const isSharedQuoteShown = () => document.documentElement.classList.contains('shared-quote');

const SHARED_FRAGMENT = '#q=2026-01-02~consultation.3';
const CONSULTATION_LINE = expect.stringMatching(
  /^The consultation USD 75 \| 3 × 25 for 1 hour\. Briefly consultation\. Travel is extra\.$/,
) as string;
const LEFT_OUT = 'A service was left out that we do not offer, or whose name arrived incomplete.';
const VPN_LINE = 'The vpn-setup USD 280.00';
const CABLING_LINE = 'Cabling USD 180.50';

describe('opening a shared link', () => {
  const expectSharedQuote = async (fragment = SHARED_FRAGMENT) => {
    await expect.poll(isSharedQuoteShown).toBe(true);
    expect(readQuote()).toEqual({ lines: [CONSULTATION_LINE], total: 'USD 75' });
    expect(location.hash).toBe(fragment);
  };

  // tests/e2e/quote-shared.spec.ts places an order from a shared quote.
  test.each([
    { storage: 'working', quoteAfterReload: 'the visitor’s own' },
    { storage: 'full', quoteAfterReload: 'the shared one' },
  ])(
    'a shared quote is read-only until “Add or change services” is pressed; with $storage storage, a reload then shows $quoteAfterReload',
    async ({ storage }) => {
      if (storage === 'full') fillStorage();
      // The page would write the quantity without the zero, so the test sees whether the URL is rewritten.
      const fragment = '#q=2026-01-02~consultation.03';
      location.hash = fragment;
      showIsland(BUILDER);
      await expectSharedQuote(fragment);
      await expectVisible(
        page.getByText(
          'Quote of 2 January 2026. It was valid until 1 February 2026. These are today’s prices.',
        ),
      );
      await expectAbsent(locateButton(/^Remove/));
      await expectAccessible();
      // Until the visitor changes the quote, the URL is still the link that someone sent.
      await changeButton.click();
      await expectFocused(locateHeading('Network'));
      expect([isSharedQuoteShown(), location.hash]).toEqual([false, fragment]);
      // From now on the quote is the visitor's, and the URL follows its changes.
      await locateMoreButton('consultation').click();
      expect(location.hash).toBe(`#q=${getKenyaDay()}~consultation.4`);
      reload(BUILDER);
      await expect.poll(() => readQuote().total).toBe('USD 100');
      expect(isSharedQuoteShown()).toBe(storage === 'full');
      await locateCheckbox('consultation').click();
      expect(location.hash).toBe('');
    },
  );

  test.each([
    {
      choice: 'Keep mine',
      isStillShared: false,
      lines: [VPN_LINE, CABLING_LINE],
      expectedCustomName: 'Cabling',
      hash: `#q=${getKenyaDay()}~vpn-setup.1`,
      focusedHeading: 'Network',
    },
    {
      choice: 'Replace mine',
      isStillShared: true,
      lines: [CONSULTATION_LINE],
      expectedCustomName: '',
      hash: SHARED_FRAGMENT,
      focusedHeading: 'Your Quote Summary',
    },
  ])(
    'a visitor with another quote sees the shared one first, and can choose "$choice"',
    async ({ choice, isStillShared, lines, expectedCustomName, hash, focusedHeading }) => {
      storeSavedQuote([['vpn-setup', 1]], { name: 'Cabling', price: '180.50' });
      showIsland(BUILDER);
      // The visitor opens the link while the page shows the visitor's own quote.
      const scroll = vi.spyOn(window, 'scrollTo');
      location.hash = SHARED_FRAGMENT;
      await expectSharedQuote();
      expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
      await expect
        .element(conflictNotice)
        .toMatchTextContent('You have a quote of your own here: 2 services, USD 460.50.');
      expect(conflictNotice.element().closest('[aria-live=polite]')).not.toBeNull();
      for (const button of [proceedButton, changeButton]) await expectAbsent(button);
      await expectAccessible();
      // A reload must not make the choice for the visitor.
      reload(BUILDER);
      await expectSharedQuote();
      locateButton(choice).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => readQuote().lines).toEqual(lines);
      await expect.element(customName).toHaveValue(expectedCustomName);
      await expectAbsent(conflictNotice);
      await expectFocused(locateHeading(focusedHeading));
      expect([isSharedQuoteShown(), location.hash]).toEqual([isStillShared, hash]);
    },
  );

  test.each([
    {
      selection: [],
      hash: '#q=vpn-setup.1~free-lunch.1',
      expectedNotices: [LEFT_OUT],
      line: expect.stringMatching(/^The vpn-setup USD 280 \| Briefly/) as string,
    },
    {
      selection: [['vpn-setup', 1]],
      hash: '#q=consultation.3~free-lunch.1',
      expectedNotices: [LEFT_OUT],
      line: CONSULTATION_LINE,
    },
    {
      selection: [['vpn-setup', 1]],
      hash: '#q=vpn-setup.1~free-lunch.1',
      expectedNotices: [LEFT_OUT],
      line: 'The vpn-setup USD 280',
    },
    {
      selection: [['vpn-setup', 1]],
      hash: '#q=free-lunch.1',
      expectedNotices: [
        'This link is incomplete, or we no longer offer what it holds. Ask for it again.',
        'The quote on this page is the one that you had here before.',
      ],
      line: 'The vpn-setup USD 280',
    },
  ])(
    'with the selection $selection, a notice says what the link $hash lacks, even after a reload',
    async ({ selection, hash, expectedNotices, line }) => {
      storeSavedQuote(selection);
      location.hash = hash;
      // The notices must also be there after a reload.
      for (const open of [showIsland, reload]) {
        open(BUILDER);
        await expect.poll(() => listTextContents('.notice li')).toEqual(expectedNotices);
        expect([readQuote().lines, location.hash]).toEqual([[line], hash]);
      }
      location.hash = '#q=free-lunch.1';
      await expect.poll(isSharedQuoteShown).toBe(false);
    },
  );

  test('a notice says that the sender’s custom service is missing, until the visitor changes the quote', async () => {
    location.hash = `${SHARED_FRAGMENT}~custom.1`;
    showIsland(BUILDER);
    const reminder = page.getByText(/^The sender also proposed a service of their own/);
    await expectVisible(reminder);
    await expect.element(whatsappLink).toHaveAttribute('href', expect.stringContaining('custom.1'));
    await changeButton.click();
    await expectVisible(reminder);
    await locateMoreButton('consultation').click();
    await expectAbsent(reminder);
  });

  test('an order removes the quote from the URL, so that it is not offered again', async () => {
    location.hash = SHARED_FRAGMENT;
    showIsland(BUILDER);
    await proceedButton.click();
    expect([visitedUrls, location.hash]).toEqual([['/checkout'], '']);
    // The visitor returns before the order, and after it.
    returnFromCache();
    await expectSharedQuote();
    sessionStorage.clear();
    returnFromCache();
    await expect.poll(() => readQuote().lines).toEqual([]);
    expect([isSharedQuoteShown(), location.hash]).toEqual([false, '']);
  });

  test('a link that adds a service opens the quote at that service', async () => {
    storeSavedQuote([['vpn-setup', 1]], { name: 'Cabling', price: '180.50' });
    history.replaceState(null, '', '#add=consultation.1');
    showIsland(BUILDER);
    await expectFocused(locateCheckbox('consultation'));
    expect(location.hash).toBe('');
    const lines = [VPN_LINE, 'The consultation USD 25.00 | For 1 hour', CABLING_LINE];
    expect(readQuote().lines).toEqual(lines);
    // The visitor chose the quantity of this service, so the link must not change it.
    location.hash = '#add=vpn-setup.5';
    await expectFocused(locateCheckbox('vpn-setup'));
    expect(readQuote().lines).toEqual(lines);
    await expectAbsent(conflictNotice);
    location.hash = '#add=gone.1';
    await expectVisible(page.getByText('A service was left out that we do not offer'));
    // The visitor returns through the cache, after the order.
    sessionStorage.clear();
    returnFromCache();
    await expect.poll(() => readQuote().lines).toEqual([]);
  });
});

test('a notice says that nothing can be stored, and the visitor can still ask about the quote', async () => {
  fillStorage();
  showIsland(BUILDER);
  await locateCheckbox('vpn-setup').click();
  const listNotices = () => listTextContents('.notice');
  await expect
    .poll(listNotices)
    .toEqual([expect.stringMatching(/^Your browser does not let this page save/)]);
  // Another change does not repeat the notice.
  await locateMoreButton('vpn-setup').click();
  expect(listNotices()).toHaveLength(1);
  // A page from the cache still has a quote that was never stored.
  returnFromCache();
  expect(readQuote().total).toBe('USD 560');
  // The checkout could not read the quote, so it is not opened.
  await proceedButton.click();
  await expectVisible(page.getByText(/save your quote for the checkout\. Ask us about it/));
  expect(visitedUrls).toEqual([]);
});
