/** What the office knows of a payment: a transfer that has arrived, a refund that was made. */
import type { Database } from '../database.ts';
import { orderIn } from '../kept-order.schema.ts';
import { sqlStore } from '../sql-store.ts';
import type { Submission } from '../store.ts';
import { everySubmission, orderOfReference } from '../submission-rows.ts';
import { paymentsOf } from '../payment-rows.ts';
import { isNews } from './standing.ts';
import { formatMoneyWithCode, money } from '../site.ts';

/** By its reference, or by the order number that people write on a transfer: visitors' clocks make those. */
async function orderNamed(database: Database, name: string): Promise<Submission> {
  const found = await database.read((statements) => orderOfReference(statements, name));
  if (found) return found;
  const all = await Array.fromAsync(everySubmission(database));
  const [first, ...others] = all.filter(
    ({ kind, fields }) => kind === 'order' && fields?.orderNumber === name,
  );
  if (!first) throw new Error(`There is no order ${name}`);
  if (others.length === 0) return first;
  const references = [first, ...others].map(({ reference }) => reference).join(', ');
  throw new Error(`Several orders have the number ${name}: name one of ${references}`);
}

/** Notes it once, and gives a sentence. */
export async function noteByHand(
  database: Database,
  outcome: 'paid' | 'refunded',
  name: string,
  { note, at }: { readonly note: string; readonly at: string },
): Promise<string> {
  const order = await orderNamed(database, name);
  const { reference } = order;
  const kept = orderIn(order);
  const sum = kept ? `, ${kept.orderNumber}, ${formatMoneyWithCode(money(kept.total, kept.currency))},` : '';
  const noted = await database.read((statements) => paymentsOf(statements, reference));
  const payment = { reference, outcome, note: `By hand${note === '' ? '' : `: ${note}`}`, at };
  if (!isNews(noted, payment))
    throw new Error(
      outcome === 'paid'
        ? `${reference}${sum} is paid or taken back already`
        : `${reference}${sum} is not paid, or refunded already`,
    );
  await sqlStore(database).notePayment(payment);
  return `${reference}${sum} is noted as ${outcome}`;
}
