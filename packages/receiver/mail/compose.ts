/** Composes the mail about what is stored. A retry composes it anew, from the same facts. */
import { CatalogueUnavailable } from '../orders/catalogue.ts';
import type { OfficeLinks } from '../office/link.ts';
import { sameNumber, type FindNamed } from '../office/same-number.ts';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { DueMail } from '../store/outbox.ts';
import { causeOf } from '../store/payments.ts';
import { invoiceOf } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { Mail } from './mail.ts';
import { messageMail } from './message-mail.ts';
import { customerMail, officeLinkMail, officeMail } from './order-mail.ts';
import { unlinked } from './unlinked.ts';
import { senderOf } from './text.ts';

interface Composer {
  readonly site: string;
  readonly catalogue: () => Promise<Pick<PublishedCatalogue, 'seller'>>;
  readonly findNamed: FindNamed;
  readonly now: () => number;
  /** Addresses from the settings, instead of the company's own. */
  readonly from?: string | undefined;
  readonly sales?: string | undefined;
  readonly office?: OfficeLinks | undefined;
}

/** Rejects with `CatalogueUnavailable` if no mail can be composed now. */
export async function compose(
  due: Pick<DueMail, 'kind' | 'submission' | 'others' | 'payments' | 'heldBack'>,
  { site, catalogue, findNamed, now, from, sales, office: links }: Composer,
): Promise<Mail> {
  const { kind, submission, others, payments } = due;
  const { seller } = await catalogue();
  if (!seller)
    throw new CatalogueUnavailable(
      'The published catalogue does not name the seller: build and deploy the site',
    );
  const office = { name: seller.name, address: sales ?? seller.email };
  const cause = causeOf(kind, payments);
  const paidAt = kind === 'reversed' ? undefined : payments.find(({ outcome }) => outcome === 'paid')?.at;
  const envelope = {
    from: { name: seller.name, address: from ?? seller.email },
    to: office,
    date: cause?.at ?? paidAt ?? submission.receivedAt,
  };
  if (submission.kind === 'contact') return { ...envelope, ...messageMail([submission, ...others], office) };

  const state = { paidAt, nowMs: now() };
  if (kind === 'invoice' || kind === 'confirmation') {
    const invoice = invoiceOf(submission, seller, state, unlinked);
    return {
      ...envelope,
      // The name is left out, because it could be a sentence that someone else has written.
      to: { ...senderOf(submission), name: '' },
      replyTo: office,
      ...(await customerMail(invoice, site)),
      pdf: { filename: `${invoice.number}.pdf`, content: await invoicePdf(invoice) },
    };
  }
  const invoice = invoiceOf(submission, seller, state);
  const number = await sameNumber(findNamed, submission);
  if (kind === 'desk' && links)
    return { ...envelope, replyTo: office, ...officeLinkMail(submission, invoice, links, number) };
  return { ...envelope, ...officeMail(due, invoice, cause, number) };
}
