/** From what is stored to the mail about it. It is written anew for every attempt, from the same facts. */
import type { PublishedCatalogue } from '../site.ts';
import type { DueMail } from '../store/outbox.ts';
import { causeOf } from '../store/payments.ts';
import { invoiceOf, type Invoice } from './invoice.ts';
import type { Mail } from './mail.ts';
import { messageMail } from './message-mail.ts';
import { customerMail, officeMail } from './order-mail.ts';
import { visitorOf } from './text.ts';

interface Composer {
  readonly site: string;
  readonly catalogue: () => Promise<Pick<PublishedCatalogue, 'seller'>>;
  /** Addresses of the settings; without them the company's own, as the site names it. */
  readonly from?: string | undefined;
  readonly sales?: string | undefined;
  readonly drawInvoice: (invoice: Invoice) => Promise<Uint8Array>;
}

/** Rejects where the site cannot be read now. */
export async function compose(
  { kind, submission, payments }: Pick<DueMail, 'kind' | 'submission' | 'payments'>,
  { site, catalogue, from, sales, drawInvoice }: Composer,
): Promise<Mail> {
  const { seller } = await catalogue();
  if (!seller) throw new Error('The published catalogue does not name the seller: build and deploy the site');
  const office = { name: seller.name, address: sales ?? seller.email };
  const sent = { from: { name: seller.name, address: from ?? seller.email }, to: office };
  if (submission.kind === 'contact')
    return { ...sent, date: submission.receivedAt, ...messageMail(submission) };
  const paidAt = kind === 'reversed' ? undefined : payments.find(({ outcome }) => outcome === 'paid')?.at;
  const noted = causeOf(kind, payments);
  const date = noted?.at ?? paidAt ?? submission.receivedAt;
  const invoice = invoiceOf(submission, seller, paidAt);
  if (kind !== 'invoice' && kind !== 'confirmation')
    return { ...sent, date, ...officeMail(submission, invoice, noted) };
  return {
    ...{ ...sent, date, to: visitorOf(submission), replyTo: office },
    ...customerMail(invoice, site),
    pdf: { filename: `${invoice.number}.pdf`, content: await drawInvoice(invoice) },
  };
}
