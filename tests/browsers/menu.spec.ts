/** The menu of small screens. */
import { test } from './visitor.ts';

const SUMMARY = "document.querySelector('details.menu > summary')";
const OPEN = "document.querySelector('details.menu').open";

test.beforeEach(async ({ visitor }) => {
  await visitor.resize({ width: 480, height: 900 });
  await visitor.visit('/pricing');
});

test('the menu opens, closes, opens again and leads to a page', async ({ visitor }) => {
  for (const open of [true, false, true]) {
    await visitor.click({ kind: 'toggle', name: 'Menu' });
    await visitor.becomes('the menu is open', OPEN, open);
  }
  await visitor.click({ kind: 'link', name: 'About' });
  await visitor.standsAt('/about');
  await visitor.becomes('the menu is open', OPEN, false);
});

test('going back finds the menu closed and working', async ({ visitor }) => {
  await visitor.click({ kind: 'toggle', name: 'Menu' });
  // Until its script is there, nothing closes it when a link is chosen.
  await visitor.becomes('the menu is alive', `${SUMMARY}.getAttribute('aria-expanded')`, 'true');
  await visitor.click({ kind: 'link', name: 'Services' });
  await visitor.standsAt('/services');
  await visitor.back();
  await visitor.standsAt('/pricing');
  await visitor.becomes('the menu is open', OPEN, false);
  await visitor.click({ kind: 'toggle', name: 'Menu' });
  await visitor.becomes('the menu is open', OPEN, true);
});
