/** Choosing on the quote page: services, quantities, a service of one's own, and the slip that adds them up. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, expectAccessible, serve, show, texts, visited } from './island.tsx';
import {
  box,
  BUILDER,
  customName,
  customPrice,
  fewer,
  more,
  proceed,
  quote,
  slider,
} from './quote-builder.tsx';

const addCabling = async (price = '180.50') => {
  await customName.fill('Cabling');
  await customPrice.fill(price);
};

test('ticking selects one, unticking removes it and forgets the quantity', async () => {
  show(BUILDER);
  expect(quote()).toEqual({ lines: [], total: 'USD 0.00' });
  await expect.element(page.getByText('No services selected yet')).toBeVisible();
  await expect.element(slider('vpn-setup')).not.toBeInTheDocument();
  await box('vpn-setup').click();
  expect(quote()).toEqual({ lines: ['The vpn-setup1 × USD 280.00USD 280.00'], total: 'USD 280.00' });
  await expect.element(page.getByText('No services selected yet')).not.toBeInTheDocument();
  await more('vpn-setup').click();
  await more('vpn-setup').click();
  expect(quote()).toEqual({ lines: ['The vpn-setup3 × USD 280.00USD 840.00'], total: 'USD 840.00' });
  await box('vpn-setup').click();
  expect(quote()).toEqual({ lines: [], total: 'USD 0.00' });
  await box('vpn-setup').click();
  await expect.element(slider('vpn-setup')).toHaveValue('1');
});

test('lines stand in the order of the list, with units, subtotals, tax and total', async () => {
  show(BUILDER);
  for (const service of ['consultation', 'data-backup', 'email-setup']) await box(service).click();
  await more('email-setup').click();
  await addCabling();
  expect(quote().lines).toEqual([
    'The email-setup2 × USD 180.00 per mailboxUSD 360.00',
    'The data-backup1 × USD 120.00 monthlyUSD 120.00',
    'The consultation1 × USD 25.00 for 1 hourUSD 25.00',
    'Cabling1 × USD 180.50USD 180.50',
  ]);
  expect(texts(page.getByRole('complementary').getByRole('term'))).toEqual([
    ...['One-off', 'Monthly, first month', 'Tax', 'Total'],
  ]);
  expect(texts(page.getByRole('complementary').getByRole('definition'))).toEqual([
    ...['USD 565.50', 'USD 120.00', '—not known yet', 'USD 685.50'],
  ]);
  await expect.element(page.getByText('Tax is calculated at checkout.')).toBeVisible();
  await expectAccessible();
});

test('a service is named with its price, and described', async () => {
  show(BUILDER);
  await expect.element(box('email-setup')).toHaveAccessibleName('The email-setup $180 per mailbox');
  await expect.element(box('email-setup')).toHaveAccessibleDescription('What email-setup includes');
  await box('email-setup').click();
  await expect.element(slider('email-setup')).toHaveAccessibleName('Quantity of The email-setup');
  await slider('email-setup').fill('7');
  await expect.element(slider('email-setup')).toHaveAttribute('aria-valuetext', '7');
  await expect.element(page.getByText('$1,260', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('7', { exact: true })).toHaveAttribute('aria-live', 'off');
});

test('the keyboard ticks and counts, from 1 to 10 and no further', async () => {
  show(BUILDER);
  box('user-training').element().focus();
  await userEvent.keyboard(' {Tab}');
  // The button for fewer has nothing to take away yet, and is passed over by none.
  await expect.element(fewer('user-training')).toHaveFocus();
  await expect.element(fewer('user-training')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}{Tab}{ArrowRight}{ArrowUp}');
  await expect.element(slider('user-training')).toHaveFocus();
  expect(quote().lines).toEqual(['The user-training3 × USD 95.00 per hourUSD 285.00']);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(slider('user-training')).toHaveValue('1');
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
  await expect.element(slider('user-training')).toHaveValue('9');
  await userEvent.keyboard('{Tab}');
  await expect.element(more('user-training')).toHaveFocus();
  await expect.element(more('user-training')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard(' ');
  await expect.element(more('user-training')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(quote()).toEqual({
    lines: ['The user-training10 × USD 95.00 per hourUSD 950.00'],
    total: 'USD 950.00',
  });
  await fewer('user-training').click();
  expect(quote().total).toBe('USD 855.00');
});

test('removing a line unticks the service and leaves the focus on the slip', async () => {
  show(BUILDER);
  await box('vpn-setup').click();
  await addCabling();
  for (const [service, left] of [
    ['The vpn-setup', 1],
    ['Cabling', 0],
  ] as const) {
    await page.getByRole('button', { name: `Remove ${service}` }).click();
    await expect.poll(() => quote().lines).toHaveLength(left);
    await expect.element(page.getByRole('heading', { name: 'Your Quote Summary' })).toHaveFocus();
  }
  await expect.element(box('vpn-setup')).not.toBeChecked();
  await expect.element(customName).toHaveValue('');
  await userEvent.keyboard('{Tab}');
  await expect.element(proceed).toHaveFocus();
});

test('every change is announced in one polite region, once and with its total', async () => {
  show(BUILDER);
  const heard: (string | null)[] = [];
  const regions = document.querySelectorAll(
    '[role=status], [role=alert], [aria-live=polite], output:not([aria-live])',
  );
  for (const region of regions) {
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }
  const expectHeard = async (words: string) => {
    await expect.poll(() => heard).toEqual([words]);
    heard.length = 0;
  };
  await box('vpn-setup').click();
  await expectHeard('Total USD 280.00');
  await more('vpn-setup').click();
  await expectHeard('2, total USD 560.00');
  // As a key that is held does it.
  for (let quantity = 3; quantity <= 10; quantity++) {
    (more('vpn-setup').element() as HTMLElement).click();
    await drawn();
  }
  await expectHeard('10, total USD 2,800.00');
  more('vpn-setup').element().focus();
  await userEvent.keyboard('{Enter}');
  await expectHeard('Still 10, total USD 2,800.00');
  await page.getByRole('button', { name: 'Remove The vpn-setup' }).click();
  await expectHeard('Removed The vpn-setup. Total USD 0.00');
});

test('a choice changes nothing in the rows of other services', async () => {
  show(BUILDER);
  const touched = new Set<string | undefined>();
  const rows = document.querySelectorAll('.catalogue-row');
  expect(rows.length).toBe(14);
  for (const row of rows) {
    new MutationObserver(() => touched.add(row.querySelector('input')?.id)).observe(row, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }
  await box('vpn-setup').click();
  await more('vpn-setup').click();
  await expect.poll(() => [...touched]).toEqual(['tick-vpn-setup']);
});

describe('a service of one’s own', () => {
  const leave = () => userEvent.keyboard('{Tab}');
  const note = () =>
    document.querySelector('#custom-name')?.closest('section')?.querySelector('[aria-live=polite]');

  test('counts once name and price are right, and says what is missing until then', async () => {
    show(BUILDER);
    await customName.fill('Cabling');
    expect(note()?.textContent).toBe('');
    await customPrice.click();
    await expect.poll(() => note()?.textContent).toMatch(/^Enter a price from 25 to 2,500 US dollars to add/);
    await customPrice.fill('24.99');
    await expect.element(customPrice).toBeValid();
    await leave();
    await expect.element(customPrice).toBeInvalid();
    await expect.element(customPrice).toHaveAccessibleDescription(/^Enter a price from 25 to 2,500/);
    await expect.poll(() => note()?.textContent).toMatch(/^Enter a price from 25 to 2,500/);
    expect(quote()).toEqual({ lines: [], total: 'USD 0.00' });
    await expectAccessible();
    await customPrice.fill(' 25 ');
    await expect.element(customPrice).toBeValid();
    await expect.element(customPrice).toHaveAccessibleDescription('');
    await leave();
    await expect.poll(() => note()?.textContent).toBe('It is in your quote at $25.');
    expect(quote()).toEqual({ lines: ['Cabling1 × USD 25.00USD 25.00'], total: 'USD 25.00' });
    await customName.fill('n'.repeat(101));
    await leave();
    await expect.element(customName).toBeInvalid();
    await expect.element(customName).toHaveAccessibleDescription(/at most 100 characters$/);
    await customName.fill('  ');
    await leave();
    await expect.poll(() => note()?.textContent).toBe('Name the service to add it to your quote.');
    expect(quote().lines).toEqual([]);
  });

  test.each([
    ['Cabling', '3000', /must be a plain number/, 'Go to its price', customPrice],
    ['', '100', /has no name yet/, 'Go to its name', customName],
  ])('called %j at %j is left out, which the button says too', async (name, price, reason, link, field) => {
    show(BUILDER);
    await box('vpn-setup').click();
    await customName.fill(name);
    await customPrice.fill(price);
    expect(quote().total).toBe('USD 280.00');
    await expect.element(proceed).toHaveAccessibleDescription(reason);
    await expect.element(page.getByRole('complementary')).toMatchTextContent(reason);
    await page.getByRole('link', { name: link }).click();
    await expect.element(field).toHaveFocus();
    await addCabling();
    await expect.element(proceed).toHaveAccessibleDescription('');
  });

  test('is cleared at once, with the focus on its heading', async () => {
    show(BUILDER);
    const clear = page.getByRole('button', { name: 'Clear custom service' });
    await expect.element(clear).not.toBeInTheDocument();
    await addCabling();
    await clear.click();
    await expect.element(page.getByRole('heading', { name: 'Custom Service' })).toHaveFocus();
    await expect.element(customName).toHaveValue('');
    await expect.element(customPrice).toHaveValue('');
    expect(quote().lines).toEqual([]);
  });
});

test('what is chosen before the script comes is added to what the tab has kept', async () => {
  sessionStorage.setItem(
    'quoteBuilder',
    '{"version":1,"selection":[["vpn-setup",2]],"custom":{"name":"","price":"24"}}',
  );
  const { wake } = serve(BUILDER);
  await box('vpn-setup').click();
  await box('consultation').click();
  await customName.fill('Cabling');
  await customPrice.fill('100');
  wake();
  expect(quote()).toEqual({
    lines: [
      'The vpn-setup2 × USD 280.00USD 560.00',
      'The consultation1 × USD 25.00 for 1 hourUSD 25.00',
      'Cabling1 × USD 100.00USD 100.00',
    ],
    total: 'USD 685.00',
  });
});

describe('to the checkout', () => {
  test('with nothing selected it goes nowhere, and says why', async () => {
    show(BUILDER);
    const why = page.getByText('Tick at least one service first, or add your own.');
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect.element(why).not.toBeInTheDocument();
    proceed.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(why).toBeVisible();
    expect(why.element().getAttribute('aria-live')).toBe('polite');
    expect(visited).toEqual([]);
    // Screen readers keep silent about the same words again.
    const words = why.element().textContent;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => why.element().textContent).not.toBe(words);
    await box('vpn-setup').click();
    await expect.element(why).not.toBeInTheDocument();
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'false');
  });

  test('it leaves the lines under the specification’s key', async () => {
    show(BUILDER);
    await box('vpn-setup').click();
    await proceed.click();
    expect(visited).toEqual(['/checkout']);
    expect(JSON.parse(sessionStorage.getItem('quoteItems') ?? '')).toEqual([
      {
        id: 'vpn-setup',
        name: 'The vpn-setup',
        description: 'What vpn-setup includes',
        price: 280,
        quantity: 1,
        total: 280,
      },
    ]);
  });
});
