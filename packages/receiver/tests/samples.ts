/** Builds messages and orders from the sample content, with the site's own code. */
import type { Email } from '../mail/email.ts';
import type { Submission as StoredSubmission } from '../store/rows.ts';
import type { CheckoutForm } from '@site/rules/checkout/form';
import type { ContactValues } from '@site/rules/contact/fields';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { createMessageRequest, type MessageRequest } from '@site/rules/contact/message-request';
import { createOrderRequest } from '../../../src/logic/checkout/order-request.ts';
import type { Submission } from '../../../src/logic/delivery/submission.ts';
import { listQuoteLines } from '../../../src/logic/quote/lines.ts';
import { createPublishedCatalogue } from '@site/content/catalogue/published-catalogue';
import type { PublishedDocument } from '@site/content/catalogue/published-catalogue.schema';
import { sampleContent } from '../../content/tests/files/sample-content.ts';
import { validForm } from '../../../tests/support/sample-form.ts';
import { cabling } from '../../../tests/support/sample-quote.ts';
import { readTestData } from '../../../tests/support/test-data.ts';

/** 15 January 2026, 12:00 in Kenya. Clocks of tests start at this time. */
export const NOW_MS = Date.UTC(2026, 0, 15, 9);
export const MINUTE_MS = 60_000;

/** The documents in force at NOW_MS. */
const documents = readTestData<PublishedDocument[]>(import.meta.url);

/** The catalogue as the site publishes it. */
export const catalogue = createPublishedCatalogue(
  sampleContent.catalogue,
  sampleContent.company,
  documents,
  sampleContent.policies,
);

/** The total of these lines is 360 + 850 + 180.50. */
const lines = listQuoteLines(
  new Map([
    ['email-setup', 2],
    ['server-management', 1],
  ]),
  cabling,
  sampleContent.catalogue,
);

/** Builds a submission as the site keeps it until the receiver has accepted it. */
export const buildSubmission = (number: number): Submission => ({
  content: String(number),
  key: number.toString(16).padStart(32, '0'),
  atMs: NOW_MS + number,
});

export type OrderRequest = ReturnType<typeof createOrderRequest>;

export const buildOrder = (number = 1, changes: Partial<CheckoutForm> = {}): OrderRequest =>
  createOrderRequest({ ...validForm, ...changes }, lines, buildSubmission(number));

/** Builds a message. Its default number, and so its key, differs from those of the orders. */
export const buildMessage = (
  changes: Partial<ContactValues> = {},
  { honeypot = '', number = 7 } = {},
): MessageRequest =>
  createMessageRequest(
    { ...EMPTY_MESSAGE, name: 'Akinyi', email: 'akinyi@example.co.ke', message: 'Habari', ...changes },
    buildSubmission(number),
    { page: '/contact', honeypot },
  );

/** Builds a submission as it is stored: a message, unless the changes have another kind. */
export const buildStoredSubmission = (changes: Partial<StoredSubmission> = {}): StoredSubmission => ({
  key: 'first-key',
  kind: 'contact',
  reference: 'MSG-1',
  receivedAt: new Date(NOW_MS).toISOString(),
  suspect: false,
  email: 'akinyi@example.co.ke',
  fields: { name: 'Akinyi' },
  body: '{}',
  ...changes,
});

/** Builds an email to the company about a message from Akinyi. */
export const buildEmail = (changes: Partial<Email> = {}): Email => ({
  from: { name: 'Company', address: 'website@example.com' },
  to: { name: '', address: 'sales@example.com' },
  replyTo: { name: 'Akinyi', address: 'akinyi@example.co.ke' },
  date: '2026-01-15T09:00:00.000Z',
  subject: 'Message from Akinyi',
  text: 'Habari\n',
  ...changes,
});
