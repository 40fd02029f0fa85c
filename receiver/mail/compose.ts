/** From what is kept to the mail about it. It is written anew for every attempt, from the same facts. */
import { customerMail } from './customer-mail.ts';
import { invoiceOf, type Invoice } from './invoice.ts';
import type { Mail } from './mail.ts';
import type { DueMail } from './outbox-rows.ts';
import { messageMail, orderMail } from './sales-mail.ts';
import type { PublishedCatalogue } from '../site.ts';

interface Composer {
  /** The site's origin. */
  readonly site: string;
  readonly catalogue: () => Promise<Pick<PublishedCatalogue, 'seller'>>;
  /** Addresses of the settings; without them the company's own, as the site tells it. */
  readonly from?: string | undefined;
  readonly sales?: string | undefined;
  readonly drawInvoice: (invoice: Invoice) => Promise<Uint8Array>;
}

/** Rejects where the site cannot be read now. Nothing where there is nothing that could be written to anybody. */
export async function compose(
  { kind, submission, payments }: Pick<DueMail, 'kind' | 'submission' | 'payments'>,
  { site, catalogue, from, sales, drawInvoice }: Composer,
): Promise<Mail | undefined> {
  const { seller } = await catalogue();
  if (!seller) throw new Error('The published catalogue does not name the seller: build and deploy the site');
  const parties = {
    site,
    from: { name: seller.name, address: from ?? seller.email },
    sales: { name: seller.name, address: sales ?? seller.email },
  };
  if (submission.kind === 'contact') return messageMail(submission, parties);
  const isTakenBack = kind === 'reversed';
  const paidAt = isTakenBack ? undefined : payments.find(({ outcome }) => outcome === 'paid')?.at;
  const invoice = invoiceOf(submission, seller, paidAt);
  const told = payments.find(({ outcome }) => outcome === kind);
  const date = told?.at ?? paidAt ?? submission.receivedAt;
  if (kind === 'invoice' || kind === 'confirmation')
    return invoice && customerMail(submission, invoice, await drawInvoice(invoice), parties, date);
  return orderMail(submission, invoice, parties, date, told);
}
