/**
 * Tests islands while a browser translates the page. The browser moves text into new elements, but React
 * keeps the old text nodes, so an island that relies on an old node fails or shows an old figure.
 */
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CHECKOUT, storeQuoteAndDraft } from './checkout-page.tsx';
import { CONTACT } from './contact-page.tsx';
import { locateField, errorSummary } from './fields.tsx';
import {
  errors,
  expectFocused,
  locateButton,
  flushReact,
  leavePage,
  press,
  showServerHtml,
  showIsland,
} from './island.tsx';
import { BUILDER, proceedButton, locateSlider } from './quote-builder.tsx';

/** Browsers put translations into this element, although HTML has dropped it. */
const createFontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/**
 * Translates as Chrome and Edge do: puts the text of each node into two new elements, and removes the node
 * from the page. Returns the number of these nodes.
 */
function translateAndCountTextNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('font, option, textarea, script, style, svg')) textNodes.push(node);
  }
  for (const node of textNodes) {
    const outer = createFontElement();
    outer.appendChild(createFontElement()).textContent = node.nodeValue;
    node.replaceWith(outer);
  }
  return textNodes.length;
}

type Step = () => unknown;

/** Lists the text of the page after each step. */
async function listContentAfter(steps: readonly Step[], isTranslated: boolean): Promise<readonly string[]> {
  const contents: string[] = [];
  if (isTranslated) expect(translateAndCountTextNodes()).toBeGreaterThan(0);
  for (const step of steps) {
    await step();
    // Some messages wait for a pause in typing, which begins after the previous message is rendered. A simulated
    // payment takes two seconds, and the next page opens a second later. The driver's clicks take some of that
    // time on a busy machine, so a step ends well after both, and a toast lasts two steps.
    for (let wait = 0; wait < 4; wait += 1) {
      await vi.advanceTimersByTimeAsync(900);
      await flushReact();
    }
    contents.push(document.querySelector('main')?.textContent ?? '');
    if (isTranslated) translateAndCountTextNodes();
  }
  return contents;
}

// Each of these functions creates a step.
const click = (name: string) => () => locateButton(name).click();
const fill = (name: string, value: string) => () => page.getByRole('textbox', { name }).fill(value);
const tick = (name: string) => () => page.getByRole('checkbox', { name }).click();

interface Scenario {
  readonly island: ReactElement;
  readonly prepare?: () => void;
  readonly steps: readonly Step[];
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'the quote builder': {
    island: BUILDER,
    steps: [
      () => press(proceedButton),
      tick('vpn-setup'),
      () => locateSlider('vpn-setup').fill('4'),
      tick('server-management'),
      click('Copy link'),
      fill('Service name', 'Cabling'),
      fill('Price', '1'),
      fill('Price', '180.50'),
      fill('Price', '5000'),
      fill('Service name', ''),
      fill('Price', '30'),
      fill('Service name', 'x'),
      click('Remove x'),
      tick('vpn-setup'),
      click('Remove The server-management'),
      () => press(proceedButton),
    ],
  },
  'the checkout': {
    island: CHECKOUT,
    prepare: storeQuoteAndDraft,
    steps: [
      fill('City', ''),
      click('Complete Payment'),
      fill('Full name', ''),
      fill('City', 'Kitale'),
      tick('I agree'),
      click('Complete Payment'),
      tick('I agree'),
      fill('Full name', 'Akinyi'),
      click('Complete Payment'),
    ],
  },
  'the contact form': {
    island: CONTACT,
    prepare: () => {
      sessionStorage.setItem('contactPrefill', 'We are interested.');
    },
    steps: [
      click('Send Message'),
      fill('Name', 'Akinyi'),
      fill('Email', 'nowhere'),
      click('Send Message'),
      fill('Email', 'akinyi@example.co.ke'),
      click('Send Message'),
      fill('Name', 'Wanjiku'),
      fill('Email', 'wanjiku@example.co.ke'),
      fill('Message', 'Habari'),
      click('Send Message'),
    ],
  },
};

test.each(Object.entries(SCENARIOS))(
  '%s shows the same text after every step with and without translation',
  async (_, { island, prepare, steps }) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const playScenario = async (isTranslated: boolean) => {
      prepare?.();
      showIsland(island);
      await flushReact();
      return listContentAfter(steps, isTranslated);
    };
    // The second run is another visit. Otherwise it would begin with what the first run typed.
    const untranslatedContent = await playScenario(false);
    await leavePage();
    const translatedContent = await playScenario(true);
    expect(translatedContent).toEqual(untranslatedContent);
    expect(translatedContent.join(' ')).not.toContain('Unexpected Application Error!');
  },
);

test('a form that is translated before hydration works and keeps its input', async () => {
  storeQuoteAndDraft({});
  const { hydrate } = showServerHtml(CHECKOUT);
  const fullName = locateField('Full name');
  await fullName.fill('Akinyi');
  translateAndCountTextNodes();
  hydrate();
  // React reports that the page has changed, and renders the island again.
  expect(errors.splice(0)).toHaveLength(1);
  await expect.element(fullName).toHaveValue('Akinyi');
  await locateButton('Complete Payment').click();
  await expectFocused(errorSummary);
});
