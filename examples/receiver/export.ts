/** Everything that is kept, for people and their programs: JSON lines or CSV, fit for a terminal. */
import type { Database } from './database.ts';
import { mailsOf, type MailStanding } from './mail/outbox-rows.ts';
import { everyPayment, everyStartedPayment } from './payment-rows.ts';
import { concern, standingBy } from './payments/standing.ts';
import type { Payment, StartedPayment, Submission } from './store.ts';
import { everySubmission } from './submission-rows.ts';
import { visible, visibleJson } from './visible-text.ts';

export type Format = 'json' | 'csv';

interface Exported {
  readonly submission: Submission;
  /** Of an order. */
  readonly payments: readonly Payment[];
  readonly started: StartedPayment | undefined;
}

function paymentOf({ payments, started }: Exported) {
  const history = payments.map(({ outcome, at, note }) => ({ outcome, at, ...(note !== '' && { note }) }));
  const wrong = concern(payments);
  return {
    paid: standingBy(payments) === 'paid',
    ...(wrong !== undefined && { attention: wrong }),
    payment: { ...started, history },
  };
}

/** One object a line. The body is evidence and stays a text: what is in it is nobody's to run or to read in. */
function jsonLine(exported: Exported, mails: readonly MailStanding[]): string {
  const { kind, fields, body, ...rest } = exported.submission;
  const order = kind === 'order' ? paymentOf(exported) : {};
  return visibleJson({ kind, ...rest, ...order, mails, fields: fields ?? 'cannot be read', body });
}

const COLUMNS = [
  'fullName',
  'name',
  'company',
  'phone',
  'message',
  'page',
  'billingAddress',
  'city',
  'postalCode',
  'country',
  'notes',
  'orderNumber',
  'currency',
  'total',
  'items',
] as const;

const HEADER = ['kind', 'reference', 'receivedAt', 'suspect', 'paid', 'email', ...COLUMNS].join(',');

/** Spreadsheets run what begins like a formula. A phone number in digits is none. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/u.test(text) && !/^\+\d+$/u.test(text) ? `'${text}` : text;

/** Line breaks may stay, within quotation marks; every other sign that cannot be seen is spelt out. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const lines = harmless(text).split('\n').map(visible).join('\n');
  return /[",\n]/u.test(lines) ? `"${lines.replaceAll('"', '""')}"` : lines;
}

function csvLine({ submission, payments }: Exported): string {
  const { kind, reference, receivedAt, suspect, email, fields, body } = submission;
  const isPaid = kind === 'order' ? standingBy(payments) === 'paid' : '';
  const known = fields ?? { message: body };
  const cells = [kind, reference, receivedAt, suspect, isPaid, email, ...COLUMNS.map((name) => known[name])];
  return cells.map(cell).join(',');
}

/** Line after line, so that a hundred thousand take no more memory than a few. */
export async function* exportLines(
  database: Database,
  format: Format,
  email?: string,
): AsyncGenerator<string> {
  const payments = Map.groupBy(await everyPayment(database), ({ reference }) => reference);
  const started = new Map((await everyStartedPayment(database)).map((one) => [one.reference, one]));
  if (format === 'csv') yield HEADER;
  for await (const submission of everySubmission(database)) {
    if (email !== undefined && submission.email !== email) continue;
    const { reference } = submission;
    const exported = {
      submission,
      payments: payments.get(reference) ?? [],
      started: started.get(reference),
    };
    yield format === 'csv' ? csvLine(exported) : jsonLine(exported, await mailsOf(database, reference));
  }
}
