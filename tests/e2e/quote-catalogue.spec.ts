/** Choosing services: the list, the quantities, the slip that adds them up. */
import { isAccessible } from './accessible.ts';
import { quoteOn } from './quote-page.ts';
import { DESK, expect, overflow, PHONE, SMALL, test } from './site.ts';

/** As in the specification: name, price in US dollars, what one of it is. */
const CATALOGUE = [
  ['Cloud Migration', '$2,500', ''],
  ['Network Setup', '$1,800', ''],
  ['Cybersecurity Audit', '$1,200', ''],
  ['Server Management', '$850', 'monthly'],
  ['Backup Solution', '$650', ''],
  ['Firewall Configuration', '$450', ''],
  ['Automation Setup', '$380', ''],
  ['VPN Setup', '$280', ''],
  ['Business Email Setup', '$180', 'per mailbox'],
  ['Security Training', '$150', 'per session'],
  ['Data Backup Service', '$120', 'monthly'],
  ['User Training', '$95', 'per hour'],
  ['System Audit', '$75', ''],
  ['Consultation', '$25', '1 hour'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('names, prices and units can be read, and the page says how to order', async ({ page }) => {
    await page.goto('/custom-quote');
    const rows = page.getByRole('region', { name: 'Choose your services' }).getByRole('listitem');
    await expect(rows).toHaveCount(CATALOGUE.length);
    for (const [index, [name, price, unit]] of CATALOGUE.entries()) {
      await expect(rows.nth(index)).toContainText(name);
      await expect(rows.nth(index)).toContainText(unit === '' ? price : `${price} ${unit}`);
      await expect(rows.nth(index)).toBeVisible();
    }
    // Searches by text pass over what is within `noscript`.
    const hint = page.locator('noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('Adding up needs JavaScript. The prices below are complete');
    await expect(hint).toContainText('support@mtelo.example');
    // The boxes to tick give way, and the names stand where they stood.
    await expect(rows.first().locator('input')).toBeHidden();
  });
});

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('ticking selects one, unticking removes it and forgets the quantity', async ({ page }) => {
      const quote = quoteOn(page);
      await quote.open();
      await expect(quote.empty).toBeVisible();
      await expect(quote.slider('VPN Setup')).toHaveCount(0);

      await quote.box('VPN Setup').check();
      await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
      await expect(quote.empty).toBeHidden();
      await quote.more('VPN Setup').click();
      await quote.more('VPN Setup').click();
      await expect(quote.lines).toHaveText(['VPN Setup3 × $280$840']);

      await quote.box('VPN Setup').uncheck();
      await expect(quote.empty).toBeVisible();
      await expect(quote.slider('VPN Setup')).toHaveCount(0);
      await quote.box('VPN Setup').check();
      await expect(quote.slider('VPN Setup')).toHaveValue('1');
      await expect(quote.lines).toHaveText(['VPN Setup1 × $280$280']);
    });

    test('lines stand in the order of the list, with units, subtotals, tax and total', async ({ page }) => {
      const quote = quoteOn(page);
      await quote.open();
      await quote.tick('Consultation', 'Data Backup Service', 'Business Email Setup', 'Cloud Migration');
      await quote.more('Business Email Setup').click();
      await quote.customName.fill('Cabling');
      await quote.customPrice.fill('180.50');

      await expect(quote.lines).toHaveText([
        'Cloud Migration1 × $2,500$2,500',
        'Business Email Setup2 × $180 per mailbox$360',
        'Data Backup Service1 × $120 monthly$120',
        'Consultation1 × $25 1 hour$25',
        'Cabling1 × $180.50$180.50',
      ]);
      await expect(quote.rows).toHaveText([
        'One-off$3,065.50',
        'Monthly, first month$120',
        'Tax—not known yet',
        'TotalUSD 3,185.50',
      ]);
      await expect(quote.summary.getByText('Tax is calculated at checkout.')).toBeVisible();
    });

    test('removing a line unticks the service and leaves the focus on the slip', async ({ page }) => {
      const quote = quoteOn(page);
      await quote.open();
      await quote.tick('VPN Setup', 'System Audit');
      await quote.customName.fill('Cabling');
      await quote.customPrice.fill('100');

      for (const [service, left] of [
        ['VPN Setup', 2],
        ['Cabling', 1],
        ['System Audit', 0],
      ] as const) {
        await quote.remove(service).focus();
        await page.keyboard.press('Enter');
        await expect(quote.lines).toHaveCount(left);
        await expect(quote.summary.getByRole('heading')).toBeFocused();
      }
      await expect(quote.box('VPN Setup')).not.toBeChecked();
      await expect(quote.customName).toHaveValue('');
      await expect(quote.empty).toBeVisible();
      // From there Tab goes on in the slip.
      await page.keyboard.press('Tab');
      await expect(quote.proceed).toBeFocused();
    });

    test('with nothing selected Proceed stays here and says why', async ({ page }) => {
      const quote = quoteOn(page);
      await quote.open();
      await expect(quote.proceed).toHaveAttribute('aria-disabled', 'true');
      await quote.proceed.click({ force: true });
      await expect(quote.summary.getByText('Tick at least one service first')).toBeVisible();
      await quote.tick('VPN Setup');
      await expect(quote.summary.getByText('Tick at least one service first')).toBeHidden();
      await expect(page).toHaveURL('/custom-quote');

      await quote.proceed.click();
      await expect(page).toHaveURL('/checkout');
    });
  });
}

test('the keyboard alone ticks, counts and proceeds', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.box('VPN Setup').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  // The button for fewer has nothing to take away yet, and is passed over by none.
  await expect(quote.fewer('VPN Setup')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quote.slider('VPN Setup')).toHaveValue('1');
  await page.keyboard.press('Tab');
  await expect(quote.slider('VPN Setup')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(quote.lines).toHaveText(['VPN Setup3 × $280$840']);
  await expect(quote.slider('VPN Setup')).toHaveAttribute('aria-valuetext', '3');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(quote.slider('VPN Setup')).toHaveAttribute('aria-valuetext', '10');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(quote.slider('VPN Setup')).toHaveAttribute('aria-valuetext', '1');
  await page.keyboard.press('Tab');
  await expect(quote.more('VPN Setup')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(quote.total).toHaveText('USD 560.00');

  await quote.proceed.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('VPN Setup × 2');
});

test('the buttons beside the slider stop at 1 and at 10', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('User Training');
  await expect(quote.fewer('User Training')).toHaveAttribute('aria-disabled', 'true');
  await quote.fewer('User Training').click({ force: true });
  await expect(quote.slider('User Training')).toHaveValue('1');

  for (let quantity = 2; quantity <= 10; quantity += 1) {
    await expect(quote.more('User Training')).toHaveAttribute('aria-disabled', 'false');
    await quote.more('User Training').click();
    await expect(quote.slider('User Training')).toHaveAttribute('aria-valuetext', String(quantity));
  }
  await expect(quote.more('User Training')).toHaveAttribute('aria-disabled', 'true');
  await quote.more('User Training').click({ force: true });
  await expect(quote.lines).toHaveText(['User Training10 × $95 per hour$950']);
  await expect(quote.fewer('User Training')).toHaveAttribute('aria-disabled', 'false');
});

test('the total is announced in one polite region, once for each change', async ({ page }) => {
  const quote = quoteOn(page);
  await quote.open();
  const regions = page.getByRole('status').filter({ hasText: /^Total USD/ });
  await expect(regions).toHaveCount(1);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live], output')) {
      if (region.getAttribute('aria-live') === 'off') continue;
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
  });

  await quote.tick('VPN Setup');
  await expect(regions).toHaveText('Total USD 280.00');
  await quote.more('VPN Setup').click();
  await expect(regions).toHaveText('Total USD 560.00');
  await quote.remove('VPN Setup').click();
  await expect(regions).toHaveText('Total USD 0.00');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'Total USD 280.00',
    'Total USD 560.00',
    'Total USD 0.00',
  ]);
});

test('on a phone a bar at the bottom shows the total and leads to the summary', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const quote = quoteOn(page);
  await quote.open();
  const bar = page.locator('.bottom-bar');
  const way = page.getByRole('link', { name: 'View summary' });
  await expect(quote.summary).not.toBeInViewport();
  await expect(bar, 'there is nothing to sum up yet').toHaveCount(0);
  await quote.tick('Cloud Migration', 'Network Setup');
  await expect(bar).toHaveText('2 servicesUSD 4,300.00View summary');
  await expect(bar).toBeInViewport({ ratio: 1 });

  await way.click();
  await expect(quote.summary.getByRole('heading')).toBeInViewport();
  await expect(quote.summary.getByRole('heading')).toBeFocused();
  // There, and further down, it gives way.
  await expect(bar).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(quote.summary).not.toBeInViewport();
  await expect(bar).toHaveCount(0);

  // From there to the top at one go, past the summary.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('at no place of the page does the bar cover the header', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick('Cloud Migration');
  await expect(page.locator('.bottom-bar')).toBeVisible();
  /** Scroll positions at which something else lies over the brand or the menu's button. */
  const covered = await page.evaluate(async () => {
    const handles = document.querySelectorAll('header a[aria-label], header summary');
    const found: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const handle of handles) {
        const { x, y, width, height } = handle.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (handles.length !== 2 || !handle.contains(hit)) found.push(top);
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
});

for (const width of [320, 360]) {
  test(`at ${width} px a total of five figures and the way to the summary share one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const quote = quoteOn(page);
    await quote.open();
    for (const [service] of CATALOGUE.slice(0, 4)) {
      await quote.tick(service);
      await quote.slider(service).press('End');
    }
    const total = page.locator('.bottom-bar').getByText('USD 63,500.00');
    const way = page.getByRole('link', { name: 'View summary' });
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(way).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBe(0);
    const [left, right] = [await total.boundingBox(), await way.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? width)).toBeLessThan(right?.x ?? 0);
    expect((right?.x ?? 0) + (right?.width ?? width)).toBeLessThanOrEqual(width);
  });
}

test('on a low laptop all lines scroll between the heading of the slip and its total, at checkout too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const quote = quoteOn(page);
  await quote.open();
  await quote.tick(...CATALOGUE.map(([name]) => name));
  await quote.box('Firewall Configuration').scrollIntoViewIfNeeded();
  for (const part of [quote.summary.getByRole('heading'), quote.total, quote.proceed]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(quote.remove('Consultation')).not.toBeInViewport();
  await quote.remove('Consultation').focus();
  await expect(quote.remove('Consultation')).toBeInViewport({ ratio: 1 });
  await expect(quote.proceed).toBeInViewport({ ratio: 1 });
  await expect(quote.summary.getByRole('link', { name: 'Ask about' })).toBeInViewport({ ratio: 1 });
  await isAccessible(page, 'a long list of lines');

  await quote.proceed.click();
  const order = page.getByRole('complementary', { name: 'Order Summary' });
  await order.getByRole('list', { name: 'Order Summary' }).focus();
  await page.getByRole('textbox', { name: 'City' }).scrollIntoViewIfNeeded();
  await expect(order.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(order.getByText(/^USD /).last()).toBeInViewport({ ratio: 1 });
  const ends = await order.evaluate((aside) => aside.getBoundingClientRect().bottom - innerHeight);
  expect(ends, 'the border at its end is within the window').toBeLessThan(0);
  await isAccessible(page, 'a long order');
});

test('on a phone prices stand in a column at the right', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const rightEnds = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((price) => price.getBoundingClientRect().right));
  await quoteOn(page).open();
  const prices = await rightEnds('[id$="-price"]:not(input)');
  expect(prices.length).toBe(CATALOGUE.length);
  expect(new Set(prices).size).toBe(1);
  await page.goto('/pricing');
  const addOns = await rightEnds('dt > .tabular');
  expect(addOns.length).toBeGreaterThan(1);
  expect(new Set(addOns).size).toBe(1);
});

test('on a desk the summary stays beside the list, and its end is within reach', async ({ page }) => {
  await page.setViewportSize(DESK);
  const quote = quoteOn(page);
  await quote.open();
  await expect(page.getByRole('link', { name: 'View summary' })).toBeHidden();
  await quote.tick(...CATALOGUE.map(([name]) => name));
  await quote.box('Backup Solution').scrollIntoViewIfNeeded();
  await expect(quote.summary.getByRole('heading')).toBeInViewport();
  await quote.proceed.scrollIntoViewIfNeeded();
  await expect(quote.proceed).toBeInViewport({ ratio: 1 });
  await expect(quote.box('Backup Solution')).toBeInViewport();
});
