/** The office's page of one order. To read it changes nothing, for mail scanners follow links. */
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { pageAnswer, type Html, type PageAnswer } from '../http/page.ts';
import type { Receiver } from '../http/ports.ts';
import { readForm } from '../http/submissions.ts';
import { contactDetails, day, oneLine, asQuotation } from '../mail/text.ts';
import { orderIn, type StoredOrder } from '../orders/stored-order.schema.ts';
import { bill } from '../payments/bill.ts';
import { hasLapsed, shillingsOf } from '../payments/how-to-pay.ts';
import { warning, shouldRecord, officeLabel } from '../payments/standing.ts';
import { formatMoney, money } from '@site/rules/money/money';
import { readAmount } from '@site/rules/money/read-amount';
import { singleLine } from '@site/rules/text/typed-text';
import type { Submission } from '../store/rows.ts';
import { OFFICE_PATH, type OfficeLinks } from './link.ts';
import { sameNumber } from './same-number.ts';

const NOTE_LENGTH = 200;

const COOKIE = 'office';

/** What a link leads to that leads to no order. */
const NOTHING = {
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
  forgotten: [404, 'This order is no longer kept', 'It was deleted, with all that belongs to it.'],
} as const;

const nothing = (context: Context, why: keyof typeof NOTHING) => {
  const [status, title, words] = NOTHING[why];
  return pageAnswer(context, { title, status, body: html`<p>${words} Nothing was changed.</p>` });
};

/** Each amount that pays the order: in its currency, and in shillings by the rate that the customer was told. */
const amountsDue = (order: StoredOrder) =>
  [money(order.total, order.currency), order.currency === 'KES' ? undefined : shillingsOf(order)].filter(
    (due) => due !== undefined,
  );

const inWords = (order: StoredOrder) => amountsDue(order).map(formatMoney).join(' or ');

/** Dollars are often paid in shillings, so that only an order in shillings says which currency is meant. */
function readPaid(typed: string, order: StoredOrder) {
  const { minor, currency } = readAmount(typed) ?? {};
  const paidIn = currency ?? (order.currency === 'KES' ? 'KES' : undefined);
  if (minor !== undefined && paidIn === undefined) return 'without currency';
  return amountsDue(order).find((due) => due.minor === minor && due.currency === paidIn);
}

const customer = (submission: Submission): Html => {
  const notes =
    oneLine(submission.fields.notes) === ''
      ? []
      : ['Notes:', ...asQuotation(submission.fields.notes).split('\n')];
  return html`<div class="slip">
    <p>The customer, in their own words</p>
    ${[...contactDetails(submission).split('\n'), ...notes].map((words) => html`<div><bdi>${words}</bdi></div>`)}
  </div>`;
};

const ask = (order: StoredOrder, typed = { amount: '', note: '' }): Html =>
  html`<h2>Has the money arrived?</h2>
    <p>Look at the account first. Enter the amount that has arrived, with its currency: ${inWords(order)}.</p>
    <form method="post" autocomplete="off">
      <label>Amount<input name="amount" required maxlength="40" value="${typed.amount}" /></label>
      <label
        >Bank’s or M-Pesa’s code<input name="note" maxlength="${NOTE_LENGTH}" value="${typed.note}"
      /></label>
      <button class="main">Paid</button>
    </form>
    <p>The customer then gets an email that says so. You cannot undo it here.</p>`;

export function officeRoutes({ store, now, catalogue, report }: Receiver, links: OfficeLinks) {
  const path = '/:reference';

  async function found(context: Context, seal = getCookie(context, COOKIE) ?? '') {
    const { reference = '' } = context.req.param();
    const state = links.check(reference, seal, now());
    if (state !== 'good') return { why: state } as const;
    const submission = await store.findOrder(reference);
    const order = submission && orderIn(submission);
    return submission && order ? { submission, order, why: undefined } : ({ why: 'forgotten' } as const);
  }

  const answer = async (context: Context, page: PageAnswer) => {
    const read = await catalogue().catch(report);
    return pageAnswer(context, { ...page, seller: read?.seller, formsLeadTo: "'self'" });
  };

  return (
    new Hono()
      // What opens the page is in the address once, and then in a cookie: addresses are written into logs and histories.
      .get(`${path}/:seal`, async (context) => {
        const { reference, seal } = context.req.param();
        const { why } = await found(context, seal);
        if (why !== undefined) return nothing(context, why);
        const page = `${OFFICE_PATH}/${reference}`;
        const secure = links.own.startsWith('https:');
        setCookie(context, COOKIE, seal, { path: page, httpOnly: true, secure, sameSite: 'Lax' });
        return context.redirect(page, 303);
      })
      .get(path, async (context) => {
        const { why, submission, order } = await found(context);
        if (why !== undefined) return nothing(context, why);
        const payments = await store.payments(submission.reference);
        const paid = payments.find(({ outcome }) => outcome === 'paid');
        const attention = warning(payments);
        const isLapsed = shouldRecord(payments, 'paid') && hasLapsed(order, now());
        const warnings = [
          attention && `${attention}.`,
          await sameNumber(store.findNamed, submission),
          isLapsed &&
            `This price, also in shillings, stood until ${day(order.payBy ?? '')}. If the money came later, accept it as the price, or return it and note nothing.`,
        ];
        const since = paid ? ` It was noted as paid on ${day(paid.at)}.` : '';
        return answer(context, {
          title: `This order is ${officeLabel(payments)}`,
          body: html`<p>It came on ${day(submission.receivedAt)}.${since}</p>
            ${warnings.map((words) => words && html`<p class="notice wrong">${words}</p>`)} ${bill(order)}
            ${customer(submission)} ${shouldRecord(payments, 'paid') ? ask(order) : ''}`,
        });
      })
      .post(path, async (context) => {
        // Every browser names the origin of a form that is posted.
        if (context.req.header('Origin') !== links.own)
          return context.text('This page’s own buttons only.', 403);
        const { why, submission, order } = await found(context);
        if (why !== undefined) return nothing(context, why);
        const { reference } = submission;
        const sent = await readForm(context);
        const text = (name: string) => singleLine(sent.get(name) ?? '').slice(0, NOTE_LENGTH);
        const typed = { amount: text('amount'), note: text('note') };
        const page = context.req.path;
        if (!shouldRecord(await store.payments(reference), 'paid')) return context.redirect(page, 303);
        const amount = readPaid(typed.amount, order);
        if (amount === undefined || amount === 'without currency')
          return answer(context, {
            title: amount ? 'Which currency is it?' : 'This is not the amount',
            status: 422,
            body: html`<p class="notice wrong">
                You entered “<bdi>${typed.amount}</bdi>”. Nothing was noted.
              </p>
              <p>
                ${amount ? 'Write KES or USD beside the figures.' : 'If less has arrived, write to the customer.'}
              </p>
              ${ask(order, typed)}`,
          });
        await store.notePayment({
          ...{ reference, outcome: 'paid' },
          note: `By hand: on the office’s page, ${formatMoney(amount)}${typed.note === '' ? '' : `, ${typed.note}`}`,
          at: new Date(now()).toISOString(),
        });
        // Pressed twice, the second finds it noted.
        return context.redirect(page, 303);
      })
  );
}
