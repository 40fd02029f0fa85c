/**
 * Lets customers pay the company directly, by bank transfer or M-Pesa. The office records each payment that
 * arrives.
 */
import { html } from 'hono/html';
import type { Html } from '../http/page.ts';
import type { Ports } from '../ports.ts';
import { renderBill, createReceiverPaymentPage } from './bill.ts';
import { getPaymentInstructions, describePriceTerm, type PaymentMethod } from './how-to-pay.ts';
import type { Provider } from './provider.ts';
import { getLedgerStatus } from './status.ts';

const renderMethod = ({ heading, rows, note }: PaymentMethod): Html =>
  html`<h2>${heading}</h2>
    <div class="slip">
      <table>
        ${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </table>
      ${note === '' ? '' : html`<p>${note}</p>`}
    </div>`;

const CANCELLED_TEXT = ['Order cancelled', 'This order was cancelled. Please pay nothing.'] as const;

/**
 * The title and the first sentence of the page, by the status of the order. `declined` and `reversed` occur
 * only in orders that another provider handled before PAYMENT was changed to `invoice`. For such an order,
 * the page does not ask for money.
 */
const STATUS_PAGES = {
  pending: [
    'Order received',
    'Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.',
  ],
  paid: ['Order paid', 'Your payment has arrived. Thank you.'],
  refunded: ['Order refunded', 'We have sent your payment back.'],
  cancelled: CANCELLED_TEXT,
  declined: CANCELLED_TEXT,
  reversed: CANCELLED_TEXT,
} as const;

export const createInvoiceProvider = (
  readCatalogue: Ports['readCatalogue'],
  receiverOrigin: string,
  now: () => number,
): Provider => ({
  name: 'invoice',
  ...createReceiverPaymentPage(receiverOrigin, async (order, records, returnUrl) => {
    const { seller } = await readCatalogue();
    const status = getLedgerStatus(records);
    const [title, firstSentence] = STATUS_PAGES[status];
    const { introduction, methods } = getPaymentInstructions(order, seller.payTo, now());
    const paymentInstructions = html`<p>${introduction} ${describePriceTerm(order, now())}</p>
      ${methods.map(renderMethod)}`;
    const body = html`<p>${firstSentence}</p>
      ${renderBill(order)} ${status === 'pending' ? paymentInstructions : ''}
      <p><a class="button" href="${returnUrl}">Back to the website</a></p>`;
    return { title, body, seller };
  }),
});
