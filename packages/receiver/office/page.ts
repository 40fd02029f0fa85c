/**
 * The office's page about one order. Opening the page changes nothing, because mail scanners follow links.
 */
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { formatMoney, type Money } from '@site/rules/money/money';
import { readAmount } from '@site/rules/money/read-amount';
import { cleanSingleLine } from '@site/rules/text/clean-text';
import { acceptOwnFormsOnly } from '../http/middleware.ts';
import { renderPage, type Html } from '../http/page.ts';
import { readForm } from '../http/submissions.ts';
import { formatContactDetails, formatDay, toOneLine, quoteText } from '../mail/text.ts';
import { readOrder, getTotal, type StoredOrder } from '../orders/stored-order.schema.ts';
import { renderBill } from '../payments/bill.ts';
import { hasPriceLapsed, computeShillingsDue } from '../payments/how-to-pay.ts';
import { getOfficeLabel, shouldRecord, findPaymentWarning } from '../payments/status.ts';
import type { Ports } from '../ports.ts';
import type { Submission } from '../store/rows.ts';
import { OFFICE_PATH, type OfficeLinks } from './link.ts';
import { findDuplicateNumberWarning } from './duplicate-order-number.ts';

const MAX_FIELD_LENGTH = 200;

const COOKIE_NAME = 'office';

/** The HTTP status, the title and the first sentence of the page for a link that opens no order. */
const FAILED_LINK_PAGES = {
  invalid: [
    404,
    'This link is not one of ours',
    'It may have been cut off in the email, or your browser has forgotten it. Open it there once more.',
  ],
  expired: [
    410,
    'This link has expired',
    'Ask whoever looks after the website to mark the order as paid, by its number.',
  ],
  /** The token is valid, but the order has been deleted, or its row is damaged. */
  valid: [404, 'This order is no longer kept', 'It was deleted, with everything about it.'],
} as const;

/**
 * Lists the amounts that settle the order: in its own currency, and in shillings at the rate of the order's
 * day.
 */
function listAmountsDue(order: StoredOrder): readonly Money[] {
  const total = getTotal(order);
  const shillings = order.currency === 'KES' ? undefined : computeShillingsDue(order);
  return shillings ? [total, shillings] : [total];
}

type AmountError = readonly [title: string, advice: string];
const CURRENCY_MISSING: AmountError = ['Which currency is it?', 'Write KES or USD next to the amount.'];
const AMOUNT_NOT_DUE: AmountError = ['This is not the amount', 'If less has arrived, write to the customer.'];

/**
 * Reads the amount that has arrived, which must be one of the amounts due. If the amount is rejected, returns
 * the reason. For an order in dollars the office has to type the currency, because many customers pay in
 * shillings.
 */
function readPaidAmount(input: string, order: StoredOrder): Money | AmountError {
  const amount = readAmount(input);
  const currency = amount?.currency ?? (order.currency === 'KES' ? 'KES' : undefined);
  if (amount && currency === undefined) return CURRENCY_MISSING;
  return (
    listAmountsDue(order).find(
      (amountDue) => amountDue.minor === amount?.minor && amountDue.currency === currency,
    ) ?? AMOUNT_NOT_DUE
  );
}

function renderCustomer(submission: Submission): Html {
  const { notes } = submission.fields;
  const text = formatContactDetails(submission) + (toOneLine(notes) && `\nNotes:\n${quoteText(notes)}`);
  return html`<div class="slip">
    <p>The customer, in their own words</p>
    ${text.split('\n').map((line) => html`<div><bdi>${line}</bdi></div>`)}
  </div>`;
}

const renderPaidForm = (order: StoredOrder, input = { amount: '', note: '' }): Html =>
  html`<h2>Has the money arrived?</h2>
    <p>
      Check the account first. Enter the amount that has arrived, with its currency:
      ${listAmountsDue(order).map(formatMoney).join(' or ')}.
    </p>
    <form method="post" autocomplete="off">
      <label>Amount<input name="amount" required maxlength="40" value="${input.amount}" /></label>
      <label
        >Bank or M-Pesa code<input name="note" maxlength="${MAX_FIELD_LENGTH}" value="${input.note}"
      /></label>
      <button class="main">Paid</button>
    </form>
    <p>The customer then gets an email that says so. You cannot undo this here.</p>`;

function describeLapsedPrice({ payBy }: StoredOrder): string {
  const advice = 'If the money came later, accept it at this price, or return it and do not press “Paid”.';
  return `This price, also in shillings, was valid until ${formatDay(payBy)}. ${advice}`;
}

export function createOfficeRoutes({ store, now }: Ports, links: OfficeLinks) {
  const path = '/:reference';

  /** Returns the order of a link, or a page with the reason why the link opens no order. */
  async function openOrder(context: Context, token = getCookie(context, COOKIE_NAME) ?? '') {
    const { reference = '' } = context.req.param();
    const linkState = links.checkToken(reference, token, now());
    const submission = linkState === 'valid' ? await store.findOrder(reference) : undefined;
    const order = submission && readOrder(submission);
    if (order) return { submission, order };
    const [status, title, sentence] = FAILED_LINK_PAGES[linkState];
    return renderPage(context, { title, status, body: html`<p>${sentence} Nothing was changed.</p>` });
  }

  return (
    new Hono()
      // The token moves from the URL into a cookie, because logs and browsers' histories contain URLs.
      .get(`${path}/:token`, async (context) => {
        const { reference, token } = context.req.param();
        const orderOrPage = await openOrder(context, token);
        if (orderOrPage instanceof Response) return orderOrPage;
        const pagePath = `${OFFICE_PATH}/${reference}`;
        const secure = links.receiverOrigin.startsWith('https:');
        setCookie(context, COOKIE_NAME, token, { path: pagePath, httpOnly: true, secure, sameSite: 'Lax' });
        return context.redirect(pagePath, 303);
      })
      .get(path, async (context) => {
        const orderOrPage = await openOrder(context);
        if (orderOrPage instanceof Response) return orderOrPage;
        const { submission, order } = orderOrPage;
        const records = await store.listPaymentRecords(submission.reference);
        const paidRecord = records.find(({ outcome }) => outcome === 'paid');
        const isPayable = shouldRecord(records, 'paid');
        const paymentWarning = findPaymentWarning(records);
        const warnings = [
          paymentWarning && `${paymentWarning}.`,
          await findDuplicateNumberWarning(store, submission),
          isPayable && hasPriceLapsed(order, now()) && describeLapsedPrice(order),
        ];
        const paidSentence = paidRecord ? ` It was marked as paid on ${formatDay(paidRecord.at)}.` : '';
        return renderPage(context, {
          formAction: "'self'",
          title: `This order is ${getOfficeLabel(records)}`,
          body: html`<p>It arrived on ${formatDay(submission.receivedAt)}.${paidSentence}</p>
            ${warnings.map((warning) => warning && html`<p class="notice wrong">${warning}</p>`)}
            ${renderBill(order)} ${renderCustomer(submission)} ${isPayable ? renderPaidForm(order) : ''}`,
        });
      })
      .post(path, acceptOwnFormsOnly(links.receiverOrigin), async (context) => {
        const orderOrPage = await openOrder(context);
        if (orderOrPage instanceof Response) return orderOrPage;
        const { submission, order } = orderOrPage;
        const { reference } = submission;
        const form = await readForm(context);
        const getField = (name: string) => cleanSingleLine(form.get(name) ?? '').slice(0, MAX_FIELD_LENGTH);
        const input = { amount: getField('amount'), note: getField('note') };
        const amountOrRejection = readPaidAmount(input.amount, order);
        if (!('minor' in amountOrRejection)) {
          const [title, advice] = amountOrRejection;
          return renderPage(context, {
            formAction: "'self'",
            title,
            status: 422,
            body: html`<p class="notice wrong">
                You entered “<bdi>${input.amount}</bdi>”. Nothing was recorded.
              </p>
              <p>${advice}</p>
              ${renderPaidForm(order, input)}`,
          });
        }
        const code = input.note && `, ${input.note}`;
        await store.recordOutcome({
          reference,
          outcome: 'paid',
          note: `By hand: on the office’s page, ${formatMoney(amountOrRejection)}${code}`,
          at: new Date(now()).toISOString(),
        });
        // If someone presses the button twice, the second request finds a paid order and records nothing.
        return context.redirect(context.req.path, 303);
      })
  );
}
