/**
 * A browser's translator puts the text of the page into elements of its own, before and after every step. React still
 * holds the nodes that were there: what it cannot find any more breaks the island, or goes on saying the old figure.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentResult } from '../../src/islands/checkout/payment-result.tsx';
import { checkoutRecord } from '../../src/domain/checkout/order.ts';
import { notify } from '../../src/stores/toasts.ts';
import { form, lines, NOW_MS } from '../domain/checkout/sample-order.ts';
import { CHECKOUT, haveQuote, pay, terms } from './checkout-page.tsx';
import { field } from './fields.tsx';
import { CONTACT } from './contact-page.tsx';
import { drawn, show } from './island.tsx';
import { box, BUILDER, customName, customPrice, fewer, more, proceed, slider } from './quote-builder.tsx';

/** The translators' own element, which HTML has left behind. */
const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/** As Chrome and Edge do it: the text goes into two elements, and the node that held it leaves the page. */
function translate(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('font, option, textarea, script, style, svg')) found.push(node);
  }
  for (const node of found) {
    const outer = font();
    outer.appendChild(font()).textContent = node.nodeValue;
    node.replaceWith(outer);
  }
  return found.length;
}

type Step = () => unknown;

/** What the page says after each step. */
async function said(steps: readonly Step[], isTranslated: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  if (isTranslated) expect(translate()).toBeGreaterThan(0);
  for (const step of steps) {
    await step();
    // What waits until nobody types is said by then.
    await vi.advanceTimersByTimeAsync(500);
    await drawn();
    found.push(document.querySelector('main')?.textContent ?? '');
    if (isTranslated) translate();
  }
  return found;
}

const press = (name: string) => () => page.getByRole('button', { name }).click();

/** By itself: the driver waits for a button to be enabled. */
const pressProceed = () => {
  (proceed.element() as HTMLElement).click();
};

const BUILDER_STEPS: readonly Step[] = [
  pressProceed,
  () => box('vpn-setup').click(),
  () => more('vpn-setup').click(),
  () => slider('vpn-setup').fill('4'),
  () => fewer('vpn-setup').click(),
  () => box('server-management').click(),
  press('Share this quote'),
  () => customName.fill('Cabling'),
  () => customPrice.fill('1'),
  () => customPrice.fill('180.50'),
  () => customPrice.fill('5000'),
  () => customPrice.fill('26'),
  press('Clear custom service'),
  () => customPrice.fill('30'),
  () => customName.fill('x'),
  press('Remove x'),
  () => box('vpn-setup').click(),
  press('Remove The server-management'),
  pressProceed,
];

const CHECKOUT_STEPS: readonly Step[] = [
  () => field('City').fill(''),
  () => pay.click(),
  () => field('Full name').fill(''),
  () => field('City').fill('Kitale'),
  () => terms.click(),
  () => pay.click(),
  () => terms.click(),
  () => field('Full name').fill('Akinyi'),
  () => pay.click(),
];

const send = press('Send Message');
const text = (name: string) => page.getByRole('textbox', { name });

const CONTACT_STEPS: readonly Step[] = [
  () => send(),
  () => text('Name').fill('Akinyi'),
  () => text('Email').fill('nowhere'),
  () => send(),
  () => text('Email').fill('akinyi@example.co.ke'),
  () => text('Message').fill('Habari'),
  () => send(),
  () => text('Name').fill('Wanjiku'),
  () => text('Email').fill('wanjiku@example.co.ke'),
  () => text('Message').fill('Habari'),
  () => send(),
  () => {
    notify({ tone: 'neutral', title: 'One', text: 'Two' });
  },
  () => {
    notify({ tone: 'neutral', title: 'One', text: 'Three' });
  },
];

const RECORD_STEPS: readonly Step[] = [press('Print this order')];

/** What each run begins with, so that both are the same. */
const ISLANDS = [
  ['the quote builder', BUILDER, BUILDER_STEPS, () => undefined],
  ['the checkout', CHECKOUT, CHECKOUT_STEPS, haveQuote],
  [
    'the contact form',
    CONTACT,
    CONTACT_STEPS,
    () => {
      sessionStorage.setItem('contactOpening', 'We are interested.');
    },
  ],
  [
    'the receipt',
    <PaymentResult />,
    RECORD_STEPS,
    () => {
      sessionStorage.setItem('checkout', JSON.stringify(checkoutRecord(form, lines, NOW_MS)));
    },
  ],
] as const;

describe.each(ISLANDS)('%s', (_, island, steps, prepare) => {
  const results: (readonly string[])[] = [];

  beforeEach(() => {
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  });

  test.each([false, true])('says the same after every step, translated: %s', async (isTranslated) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    prepare();
    show(island);
    await drawn();
    const found = await said(steps, isTranslated);
    expect(found.join(' ')).not.toContain('Unexpected Application Error!');
    results.push(found);
    expect(found).toEqual(results[0]);
    expect(found).toHaveLength(steps.length);
  });
});
