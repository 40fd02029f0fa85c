/** Composes the email about a stored submission. A retry composes it again, from the same data. */
import { warnOfDuplicateNumber } from '../office/duplicate-order-number.ts';
import type { Ports } from '../ports.ts';
import type { DueMail } from '../store/outbox.ts';
import { writeCustomerMail } from './customer-mail.ts';
import { createInvoice } from './invoice.ts';
import { MAILS_BY_OUTCOME } from './mail-kinds.ts';
import type { Mail } from './mail.ts';
import { writeMessageMail, writeOfficeLinkMail, writeOrderMail } from './office-mail.ts';
import { getSender } from './text.ts';
import { breakLinks } from './break-links.ts';

interface ComposeOptions extends Pick<
  Ports,
  'siteOrigin' | 'readCatalogue' | 'store' | 'now' | 'officeLinks'
> {
  /** Addresses from the settings, instead of the company's own. */
  readonly fromAddress?: string | undefined;
  readonly salesAddress?: string | undefined;
}

/** Composes the email that is due. Rejects with `CatalogueUnavailable` if no email can be composed now. */
export async function compose(
  due: DueMail,
  { siteOrigin, readCatalogue, store, now, fromAddress, salesAddress, officeLinks }: ComposeOptions,
): Promise<Mail> {
  const { kind, submission, others, payments } = due;
  const { seller } = await readCatalogue();
  const company = { name: seller.name, address: salesAddress ?? seller.email };
  /** The payment that caused an email of this kind. */
  const cause = payments.find(({ outcome }) => MAILS_BY_OUTCOME[outcome]?.includes(kind));
  const paidAt = kind === 'reversed' ? undefined : payments.find(({ outcome }) => outcome === 'paid')?.at;
  const envelope = {
    from: { name: seller.name, address: fromAddress ?? seller.email },
    to: company,
    replyTo: company,
    date: cause?.at ?? paidAt ?? submission.receivedAt,
  };
  if (submission.kind === 'contact') return { ...envelope, ...writeMessageMail([submission, ...others]) };

  const isForCustomer = kind === 'invoice' || kind === 'confirmation';
  const state = { paidAt, nowMs: now() };
  const invoice = createInvoice(submission, seller, state, isForCustomer ? breakLinks : undefined);
  if (isForCustomer) {
    // The recipient's name is left out, because whoever filled in the form could have typed a sentence there.
    const to = { ...getSender(submission), name: '' };
    return { ...envelope, to, ...(await writeCustomerMail(invoice, siteOrigin)) };
  }
  const numberWarning = await warnOfDuplicateNumber(store, submission);
  const letter =
    kind === 'desk' && officeLinks
      ? writeOfficeLinkMail(submission, invoice, officeLinks, numberWarning)
      : writeOrderMail(due, invoice, cause, numberWarning);
  return { ...envelope, ...letter };
}
