/** From what is stored to the mail about it. It is written anew for every attempt, from the same facts. */
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
import { customerMail, deskMail, officeMail } from './order-mail.ts';
import { unlinked } from './unlinked.ts';
import { visitorOf } from './text.ts';

interface Composer {
  readonly site: string;
  readonly catalogue: () => Promise<Pick<PublishedCatalogue, 'seller'>>;
  readonly findNamed: FindNamed;
  readonly now: () => number;
  /** Addresses of the settings; without them the company's own, as the site names it. */
  readonly from?: string | undefined;
  readonly sales?: string | undefined;
  readonly office?: OfficeLinks | undefined;
}

type About = Pick<DueMail, 'kind' | 'submission' | 'others' | 'payments' | 'heldBack'>;

/** Rejects with `CatalogueUnavailable` where none can be composed now. */
export async function compose(
  due: About,
  { site, catalogue, findNamed, now, from, sales, office: links }: Composer,
): Promise<Mail> {
  const { kind, submission, others, payments } = due;
  const { seller } = await catalogue();
  if (!seller)
    throw new CatalogueUnavailable(
      'The published catalogue does not name the seller: build and deploy the site',
    );
  const office = { name: seller.name, address: sales ?? seller.email };
  const paidAt = kind === 'reversed' ? undefined : payments.find(({ outcome }) => outcome === 'paid')?.at;
  const noted = causeOf(kind, payments);
  const sent = {
    from: { name: seller.name, address: from ?? seller.email },
    to: office,
    date: noted?.at ?? paidAt ?? submission.receivedAt,
  };
  if (submission.kind === 'contact') return { ...sent, ...messageMail([submission, ...others], office) };
  const state = { paidAt, nowMs: now() };
  if (kind !== 'invoice' && kind !== 'confirmation') {
    const invoice = invoiceOf(submission, seller, state);
    const number = await sameNumber(findNamed, submission);
    if (kind === 'desk' && links)
      return { ...sent, replyTo: office, ...deskMail(submission, invoice, links, number) };
    return { ...sent, ...officeMail(due, invoice, noted, number) };
  }
  const invoice = invoiceOf(submission, seller, state, unlinked);
  return {
    // Without the name: it could be a sentence that someone else has written.
    ...{ ...sent, to: { ...visitorOf(submission), name: '' }, replyTo: office },
    ...(await customerMail(invoice, site)),
    pdf: { filename: `${invoice.number}.pdf`, content: await invoicePdf(invoice) },
  };
}
