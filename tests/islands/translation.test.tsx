/**
 * A browser's translator moves the page's text into elements of its own, before and after every step, while
 * React still holds the old text nodes. If an island relies on one of them, it breaks or keeps showing the
 * old figure.
 */
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '../../src/stores/toasts.ts';
import { CHECKOUT, storeQuote } from './checkout-page.tsx';
import { CONTACT } from './contact-page.tsx';
import { flushReact, press, showIsland } from './island.tsx';
import { BUILDER, proceed, slider } from './quote-builder.tsx';

/** Translators use this element, which HTML has dropped. */
const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/**
 * Does what Chrome and Edge do: the text goes into two elements, and the node that held it leaves the page.
 */
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

/** Reads the page's text after each step. */
async function textsAfter(steps: readonly Step[], isTranslated: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  if (isTranslated) expect(translate()).toBeGreaterThan(0);
  for (const step of steps) {
    await step();
    // Some messages wait for a pause in typing, and that pause begins once the one before is drawn.
    for (let wait = 0; wait < 4; wait += 1) {
      await vi.advanceTimersByTimeAsync(400);
      await flushReact();
    }
    // The position in the window is known once a frame has been drawn.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
      await flushReact();
    }
    found.push(document.querySelector('main')?.textContent ?? '');
    if (isTranslated) translate();
  }
  return found;
}

const click = (name: string) => () => page.getByRole('button', { name }).click();
const fill = (name: string, value: string) => () => page.getByRole('textbox', { name }).fill(value);
const tick = (name: string) => () => page.getByRole('checkbox', { name }).click();
const raise = (text: string) => () => {
  notify({ tone: 'neutral', title: 'One', text });
};
const price = (value: string) => fill('Price in US dollars', value);
const service = (name: string) => fill('Service name', name);
const send = click('Send Message');
const pay = click('Complete Payment');

const ISLANDS: readonly (readonly [string, ReactElement, prepare: () => void, readonly Step[]])[] = [
  [
    'the quote builder',
    BUILDER,
    () => undefined,
    [
      () => press(proceed),
      tick('vpn-setup'),
      click('One more'),
      () => slider('vpn-setup').fill('4'),
      click('One fewer'),
      tick('server-management'),
      click('Copy link'),
      service('Cabling'),
      price('1'),
      price('180.50'),
      price('5000'),
      price('26'),
      service(''),
      price('30'),
      service('x'),
      click('Remove x'),
      tick('vpn-setup'),
      click('Remove The server-management'),
      () => press(proceed),
    ],
  ],
  [
    'the checkout',
    CHECKOUT,
    storeQuote,
    [
      fill('City', ''),
      pay,
      fill('Full name', ''),
      fill('City', 'Kitale'),
      tick('I agree'),
      pay,
      tick('I agree'),
      fill('Full name', 'Akinyi'),
      pay,
    ],
  ],
  [
    'the contact form',
    CONTACT,
    () => {
      sessionStorage.setItem('contactPrefill', 'We are interested.');
    },
    [
      send,
      fill('Name', 'Akinyi'),
      fill('Email', 'nowhere'),
      send,
      fill('Email', 'akinyi@example.co.ke'),
      fill('Message', 'Habari'),
      send,
      fill('Name', 'Wanjiku'),
      fill('Email', 'wanjiku@example.co.ke'),
      fill('Message', 'Habari'),
      send,
      raise('Two'),
      raise('Three'),
    ],
  ],
];

describe.each(ISLANDS)('%s', (_, island, prepare, steps) => {
  let untranslated: readonly string[] | undefined;

  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  });

  test.each([false, true])('says the same after every step, translated: %s', async (isTranslated) => {
    // The window is low, so that what depends on the position in it does not depend on one line more or less.
    await page.viewport(414, 400);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    prepare();
    showIsland(island);
    await flushReact();
    const found = await textsAfter(steps, isTranslated);
    expect(found.join(' ')).not.toContain('Unexpected Application Error!');
    untranslated ??= found;
    expect(found).toEqual(untranslated);
    expect(found).toHaveLength(steps.length);
  });
});
