/** Checks the office's page of an order: who can open it and mark the order as paid, and what is recorded. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { createOfficeLinks } from '../../office/link.ts';
import {
  startAnotherReceiver,
  expectNoOutcome,
  expectOutcomes,
  expectWording,
  receiver,
  startReceiverForEachTest,
} from '../each-test.ts';
import { composeEmail, expectEmailSnapshot } from '../mail/compose-email.ts';
import type { PaymentOutcome } from '../../payments/status.ts';
import { KEY, SITE } from '../receiver.ts';
import { NOW_MS, buildOrder } from '../samples.ts';

startReceiverForEachTest();

const ORDER_VARIANTS = { 'in shillings': { currency: 'KES' }, 'without a rate': { dollar: undefined } };
const { typedAmounts, earlierPayments } = readTestData<{
  typedAmounts: { amount: string; expectedText: string; orderVariant?: keyof typeof ORDER_VARIANTS }[];
  earlierPayments: {
    expectedText: string;
    earlierOutcomes: PaymentOutcome[];
    expectedOutcomes: PaymentOutcome[];
  }[];
}>(import.meta.url);

/** The page must show this markup as text. */
const formFields = { fullName: 'Ann <b>Paid</b>', notes: '<img src=x>' };
const { orderNumber, email = '' } = buildOrder().record;
const order = { reference: 'ORD-1', receivedAt: new Date(NOW_MS).toISOString() };
const createLink = (reference = 'ORD-1') => receiver.officeLinks.createLink({ ...order, reference }).url;
const getPath = (url: string) => url.slice(receiver.origin.length);

/** Opens a link as a browser does. The response redirects to the page and sets a cookie for it. */
async function openLink(url = createLink()) {
  const response = await fetch(url, { redirect: 'manual' });
  const [Cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return {
    response,
    page: response.headers.get('location') ?? getPath(url),
    headers: { Cookie },
  };
}
async function fetchPage(url = createLink()) {
  const { response, page, headers } = await openLink(url);
  return response.status === 303 ? fetch(receiver.origin + page, { headers }) : response;
}
const fetchPageText = async () => (await fetchPage()).text();

async function pressPaidButton(
  formFields: Readonly<Record<string, string>>,
  url = createLink(),
  origin = receiver.origin,
) {
  const { page, headers } = await openLink(url);
  return receiver.postForm(page, formFields, origin, headers);
}
const PAYMENT_DETAILS = { amount: 'USD 1,390.50', note: 'KCB 17' };

beforeEach(async () => {
  await receiver.post('/orders', buildOrder(1, formFields));
});

describe('the link', () => {
  test('reaches only the office, even if someone replies to its email', async () => {
    const officeLinks = createOfficeLinks('secret', 'https://orders.example.com');
    const officeEmail = await composeEmail('desk', { officeLinks, salesAddress: 'sales@example.com' });
    await expectEmailSnapshot('office-link', officeEmail);
    // The emails that people reply to do not contain the link.
    for (const kind of ['received', 'invoice'] as const) {
      const { text, html = '' } = await composeEmail(kind, { officeLinks });
      expectWording(text + html, [], ['/office/']);
    }
  });

  test('leaves the URL for a cookie when it is opened', async () => {
    const { response, page } = await openLink();
    expect([response.status, page]).toEqual([303, '/office/ORD-1']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^office=\d+\.[\w-]{43}; Path=\/office\/ORD-1; HttpOnly; SameSite=Lax$/,
    );
    // Without the cookie, the page's own URL opens nothing.
    expect((await fetch(receiver.origin + page)).status).toBe(404);
    // Neither this link, a wrong one nor a missing page tells another site its URL.
    for (const url of [createLink(), `${createLink()}A`, `${receiver.origin}/pay/ORD-2`]) {
      const { headers } = await fetch(url, { redirect: 'manual' });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test.each<[fault: string, createUrl: () => string]>([
    ['with a different secret', () => createOfficeLinks('another', receiver.origin).createLink(order).url],
    ['for a different order', () => createLink('ORD-2').replace('ORD-2', 'ORD-1')],
    ['with a later expiry', () => createLink().replace(/\d{13}/, (until) => `${Number(until) + DAY_MS}`)],
    ['without its last character', () => createLink().slice(0, -1)],
    ['with an extra character', () => `${createLink()}A`],
  ])('opens no page and records nothing %s', async (_, createUrl) => {
    const response = await fetchPage(createUrl());
    expect(response.status).toBe(404);
    expectWording(await response.text(), ['This link is not one of ours'], [orderNumber]);
    expect((await pressPaidButton(PAYMENT_DETAILS, createUrl())).status).toBe(404);
    await expectNoOutcome();
  });

  test('expires after sixty days', async () => {
    // The page is opened in the last millisecond, and its button is pressed too late.
    receiver.advanceClock(60 * DAY_MS - 1);
    const { page, headers } = await openLink();
    expect((await fetchPage()).status).toBe(200);
    receiver.advanceClock(1);
    const expiredPage = await fetchPage();
    expect(expiredPage.status).toBe(410);
    expect(await expiredPage.text()).toContain('Ask whoever looks after');
    expect((await receiver.postForm(page, PAYMENT_DETAILS, receiver.origin, headers)).status).toBe(410);
    await expectNoOutcome();
  });

  test('opens nothing if the order was deleted or its row is damaged', async () => {
    await receiver.overwriteFields(KEY, '{"total":');
    expect((await pressPaidButton(PAYMENT_DETAILS)).status).toBe(404);
    // The row is then deleted.
    await receiver.runCommand('forget', email);
    expect(await fetchPageText()).toContain('This order is no longer kept');
  });

  test('is closed without a secret, and after too many requests', async () => {
    const quotas: string[] = [];
    const other = await startAnotherReceiver({
      countRequest: (quota) => (quotas.push(quota) > 2 ? 60 : undefined),
      officeLinks: undefined,
    });
    // Without a secret, no link opens a page. The third request is over the limit.
    for (const status of [404, 404, 429])
      expect((await fetch(other.origin + getPath(createLink()))).status).toBe(status);
    expect(quotas).toEqual(Array(3).fill('/office/ a client'));
    expect(other.errors).toEqual([]);
  });
});

describe('the page', () => {
  test('is safe from markup, caches, frames and referrers', async () => {
    const response = await fetchPage();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
    // Each tag is on a line of its own, whatever the spaces in the source.
    const text = (await response.text()).replaceAll(/\s+/g, ' ').replaceAll(/> ?</g, '>\n<');
    await expect(text).toMatchFileSnapshot('page.txt');
  });

  test('warns that several orders share a number, as the emails do', async () => {
    const composeOfficeEmail = async (kind: 'desk' | 'received') =>
      composeEmail(kind, { officeLinks: receiver.officeLinks });
    const listWhereShown = async () => [
      await fetchPageText(),
      (await composeOfficeEmail('desk')).text,
      (await composeOfficeEmail('received')).text,
    ];
    for (const text of await listWhereShown()) expectWording(text, [], ['orders have the number']);
    // An order number is the time of the order, so two orders can have the same number.
    await receiver.post('/orders', buildOrder(), { key: 'another-key' });
    const expectedText = `2 orders have the number ${orderNumber}. Before you record a payment, ask the customer which order it is for.`;
    for (const text of await listWhereShown()) expectWording(text, [expectedText]);
    expect((await composeOfficeEmail('received')).subject).toContain(`${orderNumber} (one of several), `);
  });

  test('says that the price has lapsed until the order is paid', async () => {
    receiver.advanceClock(30 * DAY_MS + 1);
    const expectedText = 'This price, also in shillings, was valid until 14 February 2026.';
    expectWording(await fetchPageText(), [expectedText]);
    await pressPaidButton(PAYMENT_DETAILS);
    await expectOutcomes('paid');
    expectWording(await fetchPageText(), [], [expectedText]);
  });

  test('records one payment, even if the button is pressed twice', async () => {
    receiver.advanceClock(DAY_MS);
    for (const { status, headers } of await Promise.all([
      pressPaidButton(PAYMENT_DETAILS),
      pressPaidButton(PAYMENT_DETAILS),
    ]))
      expect([status, headers.get('location')]).toEqual([303, '/office/ORD-1']);
    expect(await receiver.store.listPaymentRecords('ORD-1')).toEqual([
      {
        reference: 'ORD-1',
        outcome: 'paid',
        note: 'By hand: on the office’s page, USD 1,390.50, KCB 17',
        at: new Date(NOW_MS + DAY_MS).toISOString(),
      },
    ]);
    expectWording(await fetchPageText(), ['It was marked as paid on 16 January 2026.'], ['<form']);
  });

  test.each(earlierPayments)(
    'says “$expectedText” after $earlierOutcomes, and records a payment only if the order was never paid',
    async ({ expectedText, earlierOutcomes, expectedOutcomes }) => {
      for (const outcome of earlierOutcomes) await receiver.recordOutcome(outcome);
      expectWording(await fetchPageText(), [expectedText]);
      expect((await pressPaidButton(PAYMENT_DETAILS)).status).toBe(303);
      await expectOutcomes(...expectedOutcomes);
    },
  );

  test.each(typedAmounts)(
    'responds to the amount “$amount” with “$expectedText”',
    async ({ amount, expectedText, orderVariant }) => {
      const { fields } = (await receiver.store.findOrder('ORD-1')) ?? {};
      await receiver.overwriteFields(
        KEY,
        JSON.stringify({ ...fields, ...(orderVariant && ORDER_VARIANTS[orderVariant]) }),
      );
      const response = await pressPaidButton({ amount });
      const records = await receiver.store.listPaymentRecords('ORD-1');
      if (response.status === 303) {
        expect(records).toMatchObject([{ note: `By hand: on the office’s page, ${expectedText}` }]);
        return;
      }
      expect([response.status, records]).toEqual([422, []]);
      const advice = expectedText.includes('currency') ? 'Write KES or USD' : 'If less has arrived';
      expectWording(await response.text(), [expectedText, 'Nothing was recorded.', advice], ['<b>']);
    },
  );

  test.each(['https://evil.example', SITE, 'null'])(
    'records nothing if the button is on a page of %s',
    async (origin) => {
      expect((await pressPaidButton(PAYMENT_DETAILS, createLink(), origin)).status).toBe(403);
      await expectNoOutcome();
    },
  );
});
