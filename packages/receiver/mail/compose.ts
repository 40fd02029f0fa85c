/**
 * Composes the emails about stored submissions. Every attempt composes its email again, from the stored
 * submission, its payments and the published catalogue.
 */
import { findDuplicateNumberWarning } from '../office/duplicate-order-number.ts';
import type { Ports } from '../ports.ts';
import type { DueEmail } from '../store/outbox.ts';
import { renderCustomerEmail } from './customer-email.ts';
import { createInvoice } from './invoice.ts';
import { EMAILS_BY_OUTCOME } from './email-kinds.ts';
import type { Email } from './email.ts';
import { renderMessageEmail, renderOfficeLinkEmail, renderOrderEmail } from './office-email.ts';
import { getSender } from './text.ts';
import { breakLinks } from './break-links.ts';

interface ComposeOptions extends Pick<
  Ports,
  'siteOrigin' | 'readCatalogue' | 'store' | 'now' | 'officeLinks'
> {
  /** If set, these replace the company's addresses. */
  readonly fromAddress?: string | undefined;
  readonly salesAddress?: string | undefined;
}

/**
 * Composes the email that is due. Rejects with `CatalogueUnavailableError` if the catalogue cannot be read,
 * because then no email can be composed.
 */
export async function compose(
  dueEmail: DueEmail,
  { siteOrigin, readCatalogue, store, now, fromAddress, salesAddress, officeLinks }: ComposeOptions,
): Promise<Email> {
  const { kind, submission, otherMessages, paymentRecords } = dueEmail;
  const { seller } = await readCatalogue();
  const company = { name: seller.name, address: salesAddress ?? seller.email };
  /** The record whose outcome caused this email. */
  const causingRecord = paymentRecords.find(({ outcome }) => EMAILS_BY_OUTCOME[outcome]?.includes(kind));
  // After a reversal, the invoice in the email must not say that the order is paid, because the money is
  // gone.
  const paidAt =
    kind === 'reversed' ? undefined : paymentRecords.find(({ outcome }) => outcome === 'paid')?.at;
  const envelope = {
    from: { name: seller.name, address: fromAddress ?? seller.email },
    to: company,
    replyTo: company,
    date: causingRecord?.at ?? paidAt ?? submission.receivedAt,
  };
  if (submission.kind === 'contact')
    return { ...envelope, ...renderMessageEmail([submission, ...otherMessages]) };

  const isForCustomer = kind === 'invoice' || kind === 'confirmation';
  const invoice = createInvoice(
    submission,
    seller,
    { paidAt, nowMs: now() },
    isForCustomer ? breakLinks : undefined,
  );
  if (isForCustomer) {
    // The recipient's name is left out, because a stranger may have typed a sentence there.
    const to = { ...getSender(submission), name: '' };
    return { ...envelope, to, ...(await renderCustomerEmail(invoice, siteOrigin)) };
  }
  const duplicateNumberWarning = await findDuplicateNumberWarning(store, submission);
  // `desk` is the email with the office's link: see EmailKind. If OFFICE_SECRET has been removed since, there
  // is no link, and the office gets the email about the order instead.
  const content =
    kind === 'desk' && officeLinks
      ? renderOfficeLinkEmail(submission, invoice, officeLinks, duplicateNumberWarning)
      : renderOrderEmail(dueEmail, invoice, causingRecord, duplicateNumberWarning);
  return { ...envelope, ...content };
}
