/** Payment by bank transfer or M-Pesa to the company itself. The office notes what has arrived: `manage.ts paid`. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoneyWithCode, money } from '../../../src/domain/money/money.ts';
import type { PublishedCatalogue, Seller } from '../../../src/domain/quote/published-catalogue.schema.ts';
import { pageAnswer, type Html } from '../html.ts';
import type { KeptOrder } from '../kept-order.schema.ts';
import { bill, noOrder, orderIn } from './bill.ts';
import { PAYMENT_PATH, type Provider } from './provider.ts';
import type { Standing } from './standing.ts';

type PayTo = NonNullable<Seller['payTo']>;

interface Settings {
  readonly catalogue: () => Promise<PublishedCatalogue>;
  /** The site's origin. */
  readonly site: string;
  /** The receiver's own. */
  readonly own: string;
}

const rows = (cells: readonly (readonly [name: string, value: string | undefined])[]): Html =>
  html`<table>
    ${cells.map(([name, value]) =>
      value === undefined
        ? ''
        : html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
    )}
  </table>`;

/** M-Pesa moves shillings only. At which rate is the company's to say, so nothing is converted here. */
function byPaybill(paybill: string, { orderNumber, currency, total }: KeptOrder): Html {
  const cells = rows([
    ['Business number', paybill],
    ['Account number', orderNumber],
    ['Amount', currency === 'KES' ? formatMoneyWithCode(money(total, currency)) : undefined],
  ]);
  const inDollars = html`<p>
    M-Pesa takes Kenyan shillings. Ask us for the amount in shillings before you send it.
  </p>`;
  return html`<h2>By M-Pesa paybill</h2>
    ${cells}${currency === 'KES' ? '' : inDollars}`;
}

function byTransfer(bank: NonNullable<PayTo['bank']>, order: KeptOrder): Html {
  return html`<h2>By bank transfer</h2>
    ${rows([
      ['Bank', bank.name],
      ['Branch', bank.branch],
      ['SWIFT code', bank.swift],
      ['Account name', bank.accountName],
      ['Account number', bank.accountNumber],
      ['Reference', order.orderNumber],
      ['Amount', formatMoneyWithCode(money(order.total, order.currency))],
    ])}`;
}

function howToPay(order: KeptOrder, { bank, paybill }: PayTo): Html {
  if (!bank && paybill === undefined) return html`<p>We send you the invoice, which says how to pay.</p>`;
  return html`<p>
      Please name the order, ${order.orderNumber}, with your payment: by it we know that it is yours.
    </p>
    ${bank ? byTransfer(bank, order) : ''} ${paybill === undefined ? '' : byPaybill(paybill, order)}`;
}

const questions = ({ email, phone }: Seller): Html =>
  html`<p>Questions? Write to <a href="mailto:${email}">${email}</a> or call ${phone}.</p>`;

const TITLES = {
  pending: 'Order received',
  paid: 'Order paid',
  declined: 'Order received',
} as const satisfies Record<Standing, string>;

export const invoice = ({ catalogue, site, own }: Settings): Provider => ({
  name: 'invoice',
  start: ({ reference }) => Promise.resolve({ address: `${own}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, standingOf }) =>
    new Hono().get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const found = await findOrder(reference);
      const order = found && orderIn(found);
      if (!order) return noOrder(context);
      const standing = await standingOf(reference);
      const { seller } = await catalogue();
      const lead =
        standing === 'paid'
          ? html`<p>Your payment has arrived. Thank you.</p>`
          : html`<p>
              Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.
            </p>`;
      const body = html`${lead}${bill(order)}
        ${standing === 'paid' ? '' : howToPay(order, seller?.payTo ?? {})} ${seller ? questions(seller) : ''}
        <p><a href="${site}">Back to the website</a></p>`;
      return pageAnswer(context, { title: TITLES[standing], body });
    }),
});
