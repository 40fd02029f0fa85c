/** The office's page of one order. Reading it changes nothing, because mail scanners follow links. */
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { formatMoney, type Money } from '@site/rules/money/money';
import { readAmount } from '@site/rules/money/read-amount';
import { singleLine } from '@site/rules/text/typed-text';
import { ownButtonsOnly } from '../http/middleware.ts';
import { pageAnswer, type Html } from '../http/page.ts';
import { readForm } from '../http/submissions.ts';
import { contactDetails, day, oneLine, asQuotation } from '../mail/text.ts';
import { orderIn, totalOf, type StoredOrder } from '../orders/stored-order.schema.ts';
import { bill } from '../payments/bill.ts';
import { hasLapsed, shillingsDue } from '../payments/how-to-pay.ts';
import { officeLabel, shouldRecord, warning } from '../payments/status.ts';
import type { Ports } from '../ports.ts';
import type { Submission } from '../store/rows.ts';
import { OFFICE_PATH, type OfficeLinks } from './link.ts';
import { sameNumber } from './same-number.ts';

const NOTE_LENGTH = 200;

const COOKIE = 'office';

/** Pages for links that open no order. */
const NOT_OPENED = {
  unknown: [
    404,
    'This link is not one of ours',
    'It may have been cut off in the email, or your browser has forgotten it. Open it there once more.',
  ],
  expired: [
    410,
    'This link has expired',
    'Ask whoever looks after the website to note the order as paid, by its number.',
  ],
  /** The order was deleted since. */
  good: [404, 'This order is no longer kept', 'It was deleted, with all that belongs to it.'],
} as const;

/**
 * The amounts that pay the order: in its currency, and in shillings at the rate that the customer was told.
 */
function amountsDue(order: StoredOrder): readonly Money[] {
  const due = totalOf(order);
  const shillings = order.currency === 'KES' ? undefined : shillingsDue(order);
  return shillings ? [due, shillings] : [due];
}

type WrongAmount = readonly [title: string, advice: string];
const NO_CURRENCY: WrongAmount = ['Which currency is it?', 'Write KES or USD beside the figures.'];
const NOT_DUE: WrongAmount = ['This is not the amount', 'If less has arrived, write to the customer.'];

/**
 * Reads the amount that has arrived. An order in dollars needs a currency beside it: many are paid in
 * shillings.
 */
function readPaid(typed: string, order: StoredOrder): Money | WrongAmount {
  const amount = readAmount(typed);
  const currency = amount?.currency ?? (order.currency === 'KES' ? 'KES' : undefined);
  if (amount && currency === undefined) return NO_CURRENCY;
  return amountsDue(order).find((due) => due.minor === amount?.minor && due.currency === currency) ?? NOT_DUE;
}

function customer(submission: Submission): Html {
  const { notes } = submission.fields;
  const text = contactDetails(submission) + (oneLine(notes) && `\nNotes:\n${asQuotation(notes)}`);
  return html`<div class="slip">
    <p>The customer, in their own words</p>
    ${text.split('\n').map((words) => html`<div><bdi>${words}</bdi></div>`)}
  </div>`;
}

const paidForm = (order: StoredOrder, typed = { amount: '', note: '' }): Html =>
  html`<h2>Has the money arrived?</h2>
    <p>
      Look at the account first. Enter the amount that has arrived, with its currency:
      ${amountsDue(order).map(formatMoney).join(' or ')}.
    </p>
    <form method="post" autocomplete="off">
      <label>Amount<input name="amount" required maxlength="40" value="${typed.amount}" /></label>
      <label
        >Bank’s or M-Pesa’s code<input name="note" maxlength="${NOTE_LENGTH}" value="${typed.note}"
      /></label>
      <button class="main">Paid</button>
    </form>
    <p>The customer then gets an email that says so. You cannot undo it here.</p>`;

function lapsedWarning({ payBy = '' }: StoredOrder): string {
  const advice = 'If the money came later, accept it as the price, or return it and note nothing.';
  return `This price, also in shillings, stood until ${day(payBy)}. ${advice}`;
}

export function officeRoutes({ store, now }: Ports, links: OfficeLinks) {
  const path = '/:reference';

  /** Gives the order that the link opens, or a page that says why it opens none. */
  async function open(context: Context, seal = getCookie(context, COOKIE) ?? '') {
    const { reference = '' } = context.req.param();
    const state = links.check(reference, seal, now());
    const submission = state === 'good' ? await store.findOrder(reference) : undefined;
    const order = submission && orderIn(submission);
    if (order) return { submission, order };
    const [status, title, words] = NOT_OPENED[state];
    return pageAnswer(context, { title, status, body: html`<p>${words} Nothing was changed.</p>` });
  }

  return (
    new Hono()
      // The seal moves from the address into a cookie, because addresses are kept in logs and histories.
      .get(`${path}/:seal`, async (context) => {
        const { reference, seal } = context.req.param();
        const opened = await open(context, seal);
        if (opened instanceof Response) return opened;
        const page = `${OFFICE_PATH}/${reference}`;
        const secure = links.receiverOrigin.startsWith('https:');
        setCookie(context, COOKIE, seal, { path: page, httpOnly: true, secure, sameSite: 'Lax' });
        return context.redirect(page, 303);
      })
      .get(path, async (context) => {
        const opened = await open(context);
        if (opened instanceof Response) return opened;
        const { submission, order } = opened;
        const payments = await store.payments(submission.reference);
        const paid = payments.find(({ outcome }) => outcome === 'paid');
        const isPayable = shouldRecord(payments, 'paid');
        const attention = warning(payments);
        const warnings = [
          attention && `${attention}.`,
          await sameNumber(store.findNamed, submission),
          isPayable && hasLapsed(order, now()) && lapsedWarning(order),
        ];
        const since = paid ? ` It was noted as paid on ${day(paid.at)}.` : '';
        return pageAnswer(context, {
          formsLeadTo: "'self'",
          title: `This order is ${officeLabel(payments)}`,
          body: html`<p>It came on ${day(submission.receivedAt)}.${since}</p>
            ${warnings.map((words) => words && html`<p class="notice wrong">${words}</p>`)} ${bill(order)}
            ${customer(submission)} ${isPayable ? paidForm(order) : ''}`,
        });
      })
      .post(path, ownButtonsOnly(links.receiverOrigin), async (context) => {
        const opened = await open(context);
        if (opened instanceof Response) return opened;
        const { submission, order } = opened;
        const { reference } = submission;
        const page = context.req.path;
        const form = await readForm(context);
        const text = (name: string) => singleLine(form.get(name) ?? '').slice(0, NOTE_LENGTH);
        const typed = { amount: text('amount'), note: text('note') };
        if (!shouldRecord(await store.payments(reference), 'paid')) return context.redirect(page, 303);
        const amount = readPaid(typed.amount, order);
        if (!('minor' in amount)) {
          const [title, advice] = amount;
          return pageAnswer(context, {
            formsLeadTo: "'self'",
            title,
            status: 422,
            body: html`<p class="notice wrong">
                You entered “<bdi>${typed.amount}</bdi>”. Nothing was noted.
              </p>
              <p>${advice}</p>
              ${paidForm(order, typed)}`,
          });
        }
        const code = typed.note && `, ${typed.note}`;
        await store.notePayment({
          reference,
          outcome: 'paid',
          details: `By hand: on the office’s page, ${formatMoney(amount)}${code}`,
          at: new Date(now()).toISOString(),
        });
        // If the button was pressed twice, the second finds the order paid.
        return context.redirect(page, 303);
      })
  );
}
