/** The billing form and its order: what it asks and refuses, and how it pays. */
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form, NOW_MS } from '../domain/checkout/sample-order.ts';
import { storedVpn } from '../domain/quote/sample-stored.ts';
import { busy, CHECKOUT, country, FIELDS, haveQuote, pay, summary, terms } from './checkout-page.tsx';
import { expectRefused, field, fillFields, problems } from './fields.tsx';
import { drawn, expectAccessible, serve, show, texts, visited } from './island.tsx';

const MESSAGES = [
  ['Full name', 'Full name must be at least 2 characters'],
  ['Email address', 'Invalid email address'],
  ['Phone number', 'Phone number must be at least 10 digits'],
  ['Billing address', 'Please enter your billing address'],
  ['City', 'City is required'],
  ['Postal code', 'Postal code is required'],
] as const;

describe('the form', () => {
  test('has its sections, its fields and the right keyboards, and every field keeps what is typed into it', async () => {
    haveQuote({});
    show(CHECKOUT);
    for (const section of ['Personal Details', 'Billing Address', 'Additional Notes'])
      await expect.element(page.getByRole('group', { name: section })).toBeVisible();
    const typed = await fillFields(FIELDS);
    await terms.click();
    await country.selectOptions('Uganda');
    expect(JSON.parse(sessionStorage.getItem('checkoutDraft') ?? '')).toEqual({
      ...typed,
      country: 'Uganda',
      agreedToTerms: true,
    });
    await expectAccessible();
  });

  test('asks for the country, Kenya until the visitor says otherwise, and for consent to both documents', async () => {
    haveQuote({});
    show(CHECKOUT);
    await expect.element(country).toHaveValue('Kenya');
    await expect.element(country).toHaveAttribute('autocomplete', 'country-name');
    expect(country.getByRole('option').elements().length).toBeGreaterThan(190);
    await expect.element(terms).not.toBeChecked();
    await expect.element(terms).toBeRequired();
    // A native one is "invalid" in Firefox before anybody has done anything.
    expect((terms.element() as HTMLInputElement).validity.valid).toBe(true);
    await expect.element(terms).toHaveAccessibleName('I agree to the Terms of Service and the Refund Policy');
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Refund Policy', '/refund'],
    ] as const) {
      const link = page.getByRole('link', { name: `${name}, opens in a new tab` });
      await expect.element(link).toHaveAttribute('href', path);
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
  });

  test('sent empty is refused in words, above and beside the fields', async () => {
    haveQuote({});
    show(CHECKOUT);
    await field('Full name').fill('A');
    await expect.element(field('Full name')).toBeValid();
    await pay.click();
    await expect.element(problems).toHaveFocus();
    expect(document.title).toBe('Error: A page');
    expect(texts(problems.getByRole('link'))).toEqual([
      ...MESSAGES.map(([, message]) => message),
      'You must agree to the terms',
    ]);
    for (const [label, message] of MESSAGES) await expectRefused(field(label), message);
    await expectRefused(terms, 'You must agree to the terms');
    for (const label of ['Company (optional)', 'Notes (optional)'])
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'false');
    await expectAccessible();
    expect(visited).toEqual([]);
  });

  test('checks every change from then on without taking the focus, and a second refusal calls back', async () => {
    haveQuote({ ...form, city: '', fullName: '' });
    show(CHECKOUT);
    await field('City').click();
    await userEvent.keyboard('{Enter}');
    expect(problems.getByRole('link').elements()).toHaveLength(2);
    await field('Full name').fill('Akinyi');
    await expect.element(field('Full name')).toHaveAttribute('aria-invalid', 'false');
    await expect.element(field('Full name')).toHaveFocus();
    expect(texts(problems.getByRole('link'))).toEqual(['City is required']);
    await userEvent.keyboard('{Enter}');
    await expect.element(problems).toHaveFocus();
    await field('City').fill('Kapenguria');
    await expect.element(problems).not.toBeInTheDocument();
    expect(document.title).toBe('A page');
    await terms.click();
    expect(texts(problems.getByRole('link'))).toEqual(['You must agree to the terms']);
  });

  test('takes over what was typed before its script came, beside what the tab has kept', async () => {
    haveQuote();
    const { wake } = serve(CHECKOUT);
    await field('Full name').fill('Akinyi');
    await country.selectOptions('Uganda');
    wake();
    await expect.element(field('Full name')).toHaveValue('Akinyi');
    await expect.element(country).toHaveValue('Uganda');
    await expect.element(field('City')).toHaveValue('Kapenguria');
    await expect.element(terms).toBeChecked();
  });

  test('until its script comes a press goes nowhere', () => {
    serve(CHECKOUT);
    expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog');
  });
});

describe('the order', () => {
  test('is listed with its totals and assurances, and told before the form', async () => {
    haveQuote();
    show(CHECKOUT);
    expect(texts(summary.getByRole('list', { name: 'Order Summary' }).getByRole('listitem'))).toEqual([
      'The vpn-setup × 2What vpn-setup includesUSD 560.00',
      'CablingCustom serviceUSD 180.50',
    ]);
    expect(texts(summary.getByRole('definition'))).toEqual([
      'USD 740.50',
      'Calculated at payment',
      'USD 740.50',
    ]);
    expect(texts(summary.getByRole('listitem')).slice(2)).toEqual(['Secure payment', '24/7 support']);
    await expect.element(summary.getByRole('link')).toHaveAttribute('href', '/custom-quote');
    await expect.element(pay).toHaveTextContent('Complete Payment USD 740.50');
    await expect
      .element(page.getByRole('link', { name: 'Your order: USD 740.50' }))
      .toHaveAttribute('href', `#${document.querySelector('aside h2')?.id ?? ''}`);
    expect(document.documentElement.classList).toContain('has-cart');
  });

  test('says what is paid by the month, and what has changed since it was stored', async () => {
    sessionStorage.setItem(
      'quoteItems',
      JSON.stringify([
        { id: 'server-management', quantity: 2 },
        { ...storedVpn, price: 1, total: 2 },
        { id: 'gone' },
      ]),
    );
    show(CHECKOUT);
    expect(texts(summary.getByRole('listitem')).slice(0, 2)).toEqual([
      'The server-management × 2What server-management includesUSD 1,700.00first month',
      'The vpn-setup × 2What vpn-setup includesUSD 560.00',
    ]);
    const notice = document.querySelector('[aria-live] .notice');
    expect(Array.from(notice?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toContain(
      'The price of The vpn-setup has changed; the current price is shown.',
    );
    await expectAccessible();
  });

  test('that is none gives way to the quote page, also when it is gone after a visit elsewhere', async () => {
    show(CHECKOUT);
    expect(visited).toEqual(['/custom-quote']);
    haveQuote();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(pay).toHaveTextContent('Complete Payment USD 740.50');
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(visited).toEqual(['/custom-quote', '/custom-quote']);
  });
});

describe('paying', () => {
  const status = () => document.querySelector('.toasts [aria-live=polite]')?.textContent;

  function ready() {
    vi.useFakeTimers({ now: NOW_MS });
    haveQuote();
    show(CHECKOUT);
  }

  test('takes two seconds, a toast, and one second more, with the button busy, and gives one order', async () => {
    ready();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    (pay.element() as HTMLElement).click();
    await drawn();
    expect(busy.element().getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('form > [aria-live=polite]')?.textContent).toBe('Processing');
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    document.querySelector('form')?.requestSubmit();
    expect(JSON.parse(sessionStorage.getItem('checkout') ?? '')).toMatchObject({
      ...form,
      total: 740.5,
      orderNumber: `INV-${NOW_MS}`,
    });
    await vi.advanceTimersByTimeAsync(1999);
    await drawn();
    expect(status()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await drawn();
    expect(status()).toMatch(/^Processing Payment\. Redirecting to secure payment gateway\.\.\./);
    await vi.advanceTimersByTimeAsync(999);
    expect(visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(visited).toEqual(['/checkout/success']);
    expect(setItem.mock.calls.filter(([key]) => key === 'checkout')).toHaveLength(1);
    // The next page is slow to come, and then it does not.
    await vi.advanceTimersByTimeAsync(9000);
    await expect.element(busy).toBeVisible();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(pay).toHaveAttribute('aria-disabled', 'false');
  });

  test('that breaks says so here and hands the toast on to the failure page', async () => {
    ready();
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await pay.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(visited).toEqual(['/checkout/failure']);
    expect(sessionStorage.getItem('toast')).toContain('There was an error processing your payment.');
    await expect
      .poll(() => document.querySelector('.toasts [role=alert]')?.textContent)
      .toMatch(/^Payment Failed/);
  });

  test('that was left in the middle waits anew on return', async () => {
    ready();
    await pay.click();
    await expect.element(busy).toBeVisible();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(pay).toBeVisible();
    await vi.advanceTimersByTimeAsync(5000);
    expect(visited).toEqual([]);
  });
});
