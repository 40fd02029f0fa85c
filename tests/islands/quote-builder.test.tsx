/** Tests how visitors choose services and quantities on the quote page. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedVpn } from '#support/sample-quote.ts';
import {
  locateButton,
  flushReact,
  expectAccessible,
  press,
  showServerHtml,
  showIsland,
  readEntry,
  listTextContents,
  visitedUrls,
  expectAbsent,
  expectDisabled,
  expectEnabled,
  expectFocused,
  expectVisible,
} from './island.tsx';
import {
  fillCustomService,
  locateCheckbox,
  BUILDER,
  customName,
  locateFewerButton,
  locateMoreButton,
  proceedButton,
  readQuote,
  locateSlider,
  storeSavedQuote,
  summary,
} from './quote-builder.tsx';

test('choices made before hydration are added to the stored quote', async () => {
  // Text that the visitor types before hydration must replace the unfinished custom service that is stored.
  storeSavedQuote([['vpn-setup', 2]], { name: '', price: '24' });
  const { hydrate } = showServerHtml(BUILDER);
  for (const service of ['vpn-setup', 'consultation']) await locateCheckbox(service).click();
  await fillCustomService('Cabling', '100');
  hydrate();
  expect(readQuote()).toEqual({
    lines: ['The vpn-setup USD 560 | 2 × 280', 'The consultation USD 25 | For 1 hour', 'Cabling USD 100'],
    total: 'USD 685',
  });
});

describe('starting from an empty quote', () => {
  beforeEach(() => {
    showIsland(BUILDER);
  });

  test('the summary follows every tick', async () => {
    const emptyMessage = page.getByText('No services selected yet');
    await locateCheckbox('vpn-setup').click();
    await expectAbsent(emptyMessage);
    await expect.element(locateSlider('vpn-setup')).toHaveValue('1');
    await locateCheckbox('vpn-setup').click();
    await expectVisible(emptyMessage);
    await expectAbsent(locateSlider('vpn-setup'));
    expect(readQuote()).toEqual({ lines: [], total: 'USD 0' });
    await expectAbsent(page.getByText('Kenyan shillings'));
  });

  test('lines are in the order of the catalogue, with units, tax and total', async () => {
    for (const service of ['consultation', 'data-backup', 'email-setup'])
      await locateCheckbox(service).click();
    for (const service of ['email-setup', 'data-backup']) await locateMoreButton(service).click();
    await fillCustomService();
    expect(readQuote().lines).toEqual([
      'The email-setup USD 360.00 | 2 mailboxes × 180 per mailbox',
      'The data-backup USD 240.00 | 2 backups × 120, each for one month, with no automatic renewal',
      'The consultation USD 25.00 | For 1 hour',
      'Cabling USD 180.50',
    ]);
    expect(listTextContents(summary.getByRole('term')).join(', ')).toBe('Tax, Total');
    expect(listTextContents(summary.getByRole('definition'))).toEqual([
      '—',
      'USD 805.50',
      'about 104,000 Kenyan shillings',
    ]);
    await expectVisible(
      page.getByText(/^Valid until .*, except your own service\. Tax is calculated at checkout\.$/),
    );
    await expectAccessible();
  });

  test('a service has its price in its accessible name, and a description', async () => {
    const id = 'email-setup';
    await expect
      .element(locateCheckbox(id))
      .toHaveAccessibleName('The email-setup USD 180 per mailbox Briefly email-setup');
    await expect.element(locateCheckbox(id)).toHaveAccessibleDescription('What email-setup includes');
    await locateCheckbox(id).click();
    await expect.element(locateSlider(id)).toHaveAccessibleName('Quantity of The email-setup');
    await locateSlider(id).fill('7');
    await expect.element(locateSlider(id)).toHaveAttribute('aria-valuetext', '7 mailboxes');
    await expectVisible(page.getByText('USD 1,260', { exact: true }).first());
    await expect.element(page.getByText('7 mailboxes', { exact: true })).toHaveAttribute('aria-live', 'off');
  });

  test('the keyboard can select a service and set any quantity', async () => {
    const id = 'user-training';
    locateCheckbox(id).element().focus();
    await userEvent.keyboard(' {Tab}');
    // A button at its limit can still be focused, so that the focus is not lost when the limit is reached.
    await expectFocused(locateFewerButton(id));
    await expectDisabled(locateFewerButton(id));
    await userEvent.keyboard('{Enter}{Tab}{ArrowRight}{ArrowUp}');
    await expect.element(locateSlider(id)).toHaveValue('3');
    expect(locateSlider(id).element()).toMatchObject({ min: '1', max: '10' });
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(locateSlider(id)).toHaveValue('1');
    await userEvent.keyboard('{End}{ArrowRight}{Tab}');
    await expectFocused(locateMoreButton(id));
    await expectDisabled(locateMoreButton(id));
    await userEvent.keyboard('{Enter}');
    await expect.element(locateSlider(id)).toHaveValue('10');
    await locateFewerButton(id).click();
    expect(readQuote().total).toBe('USD 855');
    await expectEnabled(locateMoreButton(id));
  });

  // tests/e2e/quote-desktop.spec.ts checks where the focus goes.
  test('even a double click removes and unticks only one line', async () => {
    await locateCheckbox('vpn-setup').click();
    await fillCustomService();
    await locateButton('Remove The vpn-setup').click();
    await expect.element(locateCheckbox('vpn-setup')).not.toBeChecked();
    // The next line has moved up, so the second click is on its button.
    const nextRemoveButton = locateButton('Remove Cabling');
    nextRemoveButton.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await flushReact();
    expect(readQuote().total).toBe('USD 180.50');
    await nextRemoveButton.click();
    await expect.element(customName).toHaveValue('');
  });

  test('every change is announced once in one polite region, with its total', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const announcements: string[] = [];
    // Records the changes of every region that a screen reader announces.
    for (const region of document.querySelectorAll(
      '[role=status], [role=alert], [aria-live=polite], output:not([aria-live])',
    ))
      new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    const expectAnnounced = async (text: string) => {
      await flushReact();
      await vi.advanceTimersByTimeAsync(300);
      await flushReact();
      expect(announcements.splice(0)).toEqual([text]);
    };
    await locateCheckbox('vpn-setup').click();
    await expectAnnounced('Total USD 280');
    // A key that is held down presses the button repeatedly.
    for (let quantity = 2; quantity <= 10; quantity++) await press(locateMoreButton('vpn-setup'));
    await expectAnnounced('10, total USD 2,800');
    // Without an announcement, a screen reader's user would not learn that 10 is the maximum.
    await press(locateMoreButton('vpn-setup'));
    await expectAnnounced('Still 10, total USD 2,800');
    await locateButton('Remove The vpn-setup').click();
    await expectAnnounced('Removed The vpn-setup. Total USD 0');
  });

  test('the checkout button says why it does nothing until a service is selected', async () => {
    const explanation = page.getByText('Tick at least one service first, or add your own.');
    await expectDisabled(proceedButton);
    await expectAbsent(explanation);
    proceedButton.element().focus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(explanation);
    expect(visitedUrls).toEqual([]);
    // Screen readers do not announce the same text twice.
    const firstText = explanation.element().textContent;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => explanation.element().textContent).not.toBe(firstText);
    await locateCheckbox('vpn-setup').click();
    await locateMoreButton('vpn-setup').click();
    await expectAbsent(explanation);
    await expectEnabled(proceedButton);
    // The checkout finds the lines under the specification's key.
    await proceedButton.click();
    expect([visitedUrls, readEntry('quoteItems')]).toEqual([['/checkout'], [storedVpn]]);
  });
});
