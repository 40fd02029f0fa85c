/** Choosing on the quote page: services, quantities, and their sum. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedVpn } from '#support/sample-quote.ts';
import {
  findButton,
  flushReact,
  expectAccessible,
  press,
  renderOnServer,
  showIsland,
  readStored,
  readTexts,
  visitedAddresses,
  expectAbsent,
  expectFocused,
  expectVisible,
} from './island.tsx';
import {
  addCustom,
  getCheckbox,
  BUILDER,
  customName,
  getFewerButton,
  getMoreButton,
  proceed,
  readQuote,
  getSlider,
  storeBuilder,
  summary,
} from './quote-builder.tsx';

test('choices made before hydration are added to those that the tab has stored', async () => {
  storeBuilder([['vpn-setup', 2]], { name: '', price: '24' });
  const { hydrate } = renderOnServer(BUILDER);
  for (const service of ['vpn-setup', 'consultation']) await getCheckbox(service).click();
  await addCustom('Cabling', '100');
  hydrate();
  expect(readQuote()).toEqual({
    lines: ['The vpn-setup USD 5602 × 280', 'The consultation USD 25for 1 hour', 'Cabling USD 100'],
    total: 'USD 685',
  });
});

describe('on an empty page', () => {
  beforeEach(() => {
    showIsland(BUILDER);
  });

  test('ticking selects a service, unticking removes it, and an empty quote says so', async () => {
    const empty = page.getByText('No services selected yet');
    await getCheckbox('vpn-setup').click();
    await expectAbsent(empty);
    await expect.element(getSlider('vpn-setup')).toHaveValue('1');
    await getCheckbox('vpn-setup').click();
    await expectVisible(empty);
    await expectAbsent(getSlider('vpn-setup'));
    expect(readQuote()).toEqual({ lines: [], total: 'USD 0' });
  });

  test('lines are in the order of the list, with units, tax and total', async () => {
    for (const service of ['consultation', 'data-backup', 'email-setup']) await getCheckbox(service).click();
    await getMoreButton('email-setup').click();
    await addCustom();
    expect(readQuote().lines).toEqual([
      'The email-setup USD 360.002 × 180 per mailbox',
      'The data-backup USD 120.00monthly, first month',
      'The consultation USD 25.00for 1 hour',
      'Cabling USD 180.50',
    ]);
    expect(readTexts(summary.getByRole('term')).join(', ')).toBe('Tax, Total');
    expect(readTexts(summary.getByRole('definition'))).toEqual([
      '— not known yet',
      'USD 685.50',
      'about 88,800 Kenyan shillings',
    ]);
    await expectVisible(page.getByText('Valid for 30 days. Tax is calculated at checkout.'));
    await expectAccessible();
  });

  test('a service is named with its price, and described', async () => {
    const id = 'email-setup';
    await expect
      .element(getCheckbox(id))
      .toHaveAccessibleName('The email-setup USD 180 per mailbox Briefly email-setup');
    await expect.element(getCheckbox(id)).toHaveAccessibleDescription('What email-setup includes');
    await getCheckbox(id).click();
    await expect.element(getSlider(id)).toHaveAccessibleName('Quantity of The email-setup');
    await getSlider(id).fill('7');
    await expect.element(getSlider(id)).toHaveAttribute('aria-valuetext', '7');
    await expectVisible(page.getByText('USD 1,260', { exact: true }).first());
    await expect.element(page.getByText('7', { exact: true })).toHaveAttribute('aria-live', 'off');
  });

  test('the keyboard ticks and counts, from 1 to 10 and no further', async () => {
    const id = 'user-training';
    getCheckbox(id).element().focus();
    await userEvent.keyboard(' {Tab}');
    // The button cannot reduce the quantity yet, and can be focused nevertheless.
    await expectFocused(getFewerButton(id));
    await expect.element(getFewerButton(id)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{Tab}{ArrowRight}{ArrowUp}');
    await expect.element(getSlider(id)).toHaveValue('3');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(getSlider(id)).toHaveValue('1');
    await userEvent.keyboard('{End}{ArrowRight}{Tab}');
    await expectFocused(getMoreButton(id));
    await expect.element(getMoreButton(id)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(getSlider(id)).toHaveValue('10');
    await getFewerButton(id).click();
    expect(readQuote().total).toBe('USD 855');
    await expect.element(getMoreButton(id)).toHaveAttribute('aria-disabled', 'false');
  });

  // tests/e2e/quote-desk.spec.ts checks where the focus goes.
  test('removing a line unticks it, and the second click of a double click removes nothing', async () => {
    await getCheckbox('vpn-setup').click();
    await addCustom();
    await findButton('Remove The vpn-setup').click();
    await expect.element(getCheckbox('vpn-setup')).not.toBeChecked();
    // The next line has moved up.
    const next = findButton('Remove Cabling');
    next.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await flushReact();
    expect(readQuote().total).toBe('USD 180.50');
    await next.click();
    await expect.element(customName).toHaveValue('');
  });

  test('every change is announced in one polite region, once and with its total', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const heard: string[] = [];
    for (const region of document.querySelectorAll(
      '[role=status], [role=alert], [aria-live=polite], output:not([aria-live])',
    ))
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    const expectHeard = async (reason: string) => {
      await flushReact();
      await vi.advanceTimersByTimeAsync(300);
      await flushReact();
      expect(heard.splice(0)).toEqual([reason]);
    };
    await getCheckbox('vpn-setup').click();
    await expectHeard('Total USD 280');
    // A key that is held presses the button over and over.
    for (let quantity = 2; quantity <= 10; quantity++) await press(getMoreButton('vpn-setup'));
    await expectHeard('10, total USD 2,800');
    await press(getMoreButton('vpn-setup'));
    await expectHeard('Still 10, total USD 2,800');
    await findButton('Remove The vpn-setup').click();
    await expectHeard('Removed The vpn-setup. Total USD 0');
  });

  test('the button goes nowhere and says why, until something is selected', async () => {
    const why = page.getByText('Tick at least one service first, or add your own.');
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true');
    await expectAbsent(why);
    proceed.element().focus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(why);
    expect(why.element().getAttribute('aria-live')).toBe('polite');
    expect(visitedAddresses).toEqual([]);
    // Screen readers do not announce the same text twice.
    const reason = why.element().textContent;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => why.element().textContent).not.toBe(reason);
    await getCheckbox('vpn-setup').click();
    await getMoreButton('vpn-setup').click();
    await expectAbsent(why);
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'false');
    // The checkout finds the lines under the specification's key.
    await proceed.click();
    expect([visitedAddresses, readStored('quoteItems')]).toEqual([['/checkout'], [savedVpn]]);
  });
});
