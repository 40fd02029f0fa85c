/** What the site sends, made by the site's own code from the real catalogue. */
import type { Submission as StoredSubmission } from '../store/submissions.ts';
import type { CheckoutForm } from '../../src/domain/checkout/form.ts';
import { EMPTY_MESSAGE, type ContactValues } from '../../src/domain/contact/message.ts';
import { messageRequest, type MessageRequest } from '../../src/domain/contact/message-request.ts';
import { orderRequest, type OrderRequest } from '../../src/domain/checkout/order-request.ts';
import type { Submission } from '../../src/domain/delivery/submission.ts';
import { quoteLines } from '../../src/domain/quote/lines.ts';
import { publishedCatalogue } from '../../src/domain/quote/published-catalogue.ts';
import { content } from '../../tests/content/content.ts';
import { form } from '../../tests/domain/checkout/sample-order.ts';
import { cabling } from '../../tests/domain/quote/sample-catalogue.ts';

export const NOW_MS = Date.UTC(2026, 0, 15, 9);

const documents = [
  { title: 'Terms of Service', version: '1.1', path: '/terms/version-1-1' },
  { title: 'Refund Policy', version: '1.0', path: '/refund/version-1-0' },
];

export const catalogue = publishedCatalogue(content.catalogue, content.company, documents, content.policies);

/** Two mailboxes, server management and the visitor's own service: 360 + 850 + 180.50. */
export const lines = quoteLines(
  new Map([
    ['email-setup', 2],
    ['server-management', 1],
  ]),
  cabling,
  content.catalogue,
);

export const ticket = (number: number): Submission => ({
  content: String(number),
  key: number.toString(16).padStart(32, '0'),
  atMs: NOW_MS + number,
});

export const order = (number = 1, changes: Partial<CheckoutForm> = {}): OrderRequest =>
  orderRequest({ ...form, ...changes }, lines, ticket(number));

/** The order with something else said of its first item. */
export function withItem(changes: Partial<OrderRequest['record']['items'][number]>): OrderRequest {
  const { record, ...others } = order();
  const items = record.items.map((shown, index) => (index === 0 ? { ...shown, ...changes } : shown));
  return { ...others, record: { ...record, items } };
}

export const message = (changes: Partial<ContactValues> = {}, honeypot = '', number = 7): MessageRequest =>
  messageRequest(
    { ...EMPTY_MESSAGE, name: 'Akinyi', email: 'akinyi@example.co.ke', message: 'Habari', ...changes },
    ticket(number),
    { page: '/contact', honeypot },
  );

const NESTED = '['.repeat(60_000) + ']'.repeat(60_000);

/** With a field more, which whoever writes it out again runs out of stack by. */
export const nested = (sent: object): string => `${JSON.stringify(sent).slice(0, -1)},"more":${NESTED}}`;

/** A message as it is stored. */
export const stored = (changes: Partial<StoredSubmission> = {}): StoredSubmission => ({
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

/** Texts that have broken servers, databases and pages. All of them are names, or tries. */
export const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "Robert'); DROP TABLE submissions;--",
  'O’Brien-Wanjikũ',
  "O'Brien-Wanjiku",
  'مرحبا بالعالم',
  '👩🏾‍💻 Öğretmen',
  '${7*7} {{7*7}} %00 %s \\u0000',
  '=HYPERLINK("evil.example")',
  '__proto__',
] as const;
