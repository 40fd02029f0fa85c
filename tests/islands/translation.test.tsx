/**
 * A browser's translator puts the text of the page into elements of its own, before and after every step. React still
 * holds the nodes that were there: what it cannot find any more breaks the island, or goes on saying the old figure.
 */
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '../../src/stores/toasts.ts';
import { CHECKOUT, haveQuote } from './checkout-page.tsx';
import { CONTACT } from './contact-page.tsx';
import { drawn, show } from './island.tsx';
import { BUILDER, proceed, slider } from './quote-builder.tsx';

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
    // What waits for a pause in typing is said by then. Each wait begins once the one before it is drawn.
    for (let wait = 0; wait < 4; wait += 1) {
      await vi.advanceTimersByTimeAsync(400);
      await drawn();
    }
    // What is below the window is known once a frame has been drawn.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
      await drawn();
    }
    found.push(document.querySelector('main')?.textContent ?? '');
    if (isTranslated) translate();
  }
  return found;
}

const press = (name: string) => () => page.getByRole('button', { name }).click();
const fill = (name: string, value: string) => () => page.getByRole('textbox', { name }).fill(value);
const tick = (name: string) => () => page.getByRole('checkbox', { name }).click();
const raise = (text: string) => () => {
  notify({ tone: 'neutral', title: 'One', text });
};

/** By itself: the driver waits for a button to be enabled. */
const proceedAnyway = () => {
  (proceed.element() as HTMLElement).click();
};

const custom = { name: 'Service name', price: 'Price in US dollars' };
const send = press('Send Message');
const pay = press('Complete Payment');

/** What each run begins with, so that both are the same, and the steps from there, one try after the other. */
const ISLANDS: readonly (readonly [string, ReactElement, () => void, readonly Step[]])[] = [
  [
    'the quote builder',
    BUILDER,
    () => undefined,
    [
      ...[
        proceedAnyway,
        tick('vpn-setup'),
        press('One more'),
        () => slider('vpn-setup').fill('4'),
        press('One fewer'),
      ],
      ...[tick('server-management'), press('Copy link'), fill(custom.name, 'Cabling')],
      ...['1', '180.50', '5000', '26'].map((price) => fill(custom.price, price)),
      ...[fill(custom.name, ''), fill(custom.price, '30'), fill(custom.name, 'x'), press('Remove x')],
      ...[tick('vpn-setup'), press('Remove The server-management'), proceedAnyway],
    ],
  ],
  [
    'the checkout',
    CHECKOUT,
    haveQuote,
    [
      ...[fill('City', ''), pay, fill('Full name', ''), fill('City', 'Kitale'), tick('I agree')],
      ...[pay, tick('I agree'), fill('Full name', 'Akinyi'), pay],
    ],
  ],
  [
    'the contact form',
    CONTACT,
    () => {
      sessionStorage.setItem('contactOpening', 'We are interested.');
    },
    [
      ...[send, fill('Name', 'Akinyi'), fill('Email', 'nowhere'), send],
      ...[fill('Email', 'akinyi@example.co.ke'), fill('Message', 'Habari'), send],
      ...[fill('Name', 'Wanjiku'), fill('Email', 'wanjiku@example.co.ke'), fill('Message', 'Habari'), send],
      ...[raise('Two'), raise('Three')],
    ],
  ],
];

describe.each(ISLANDS)('%s', (_, island, prepare, steps) => {
  const results: (readonly string[])[] = [];

  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  });

  test.each([false, true])('says the same after every step, translated: %s', async (isTranslated) => {
    // So low that what depends on the place in the window does not hang on a line more or less.
    await page.viewport(414, 400);
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
