/** What is kept, for people and their programs: a list, JSON or CSV, fit for a terminal. */
import type { Database } from './database.ts';
import { orderIn } from './kept-order.schema.ts';
import { mailsOf, type MailStanding } from './mail/outbox-rows.ts';
import { everyPayment, everyStartedPayment } from './payment-rows.ts';
import { concern, standingBy } from './payments/standing.ts';
import type { Payment, StartedPayment, Submission } from './store.ts';
import { everySubmission } from './submission-rows.ts';
import { visible, visibleJson } from './visible-text.ts';
import { CONTACT_FIELDS, formatMoneyWithCode, money, TEXT_FIELDS } from './site.ts';

/** A line of words for each, one JSON object a line, the same over several lines, or for a spreadsheet. */
export type Format = 'list' | 'json' | 'details' | 'csv';

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

/** The body is evidence and stays a text: what is in it is nobody's to run or to read in. */
function objectOf(exported: Exported, mails: readonly MailStanding[]) {
  const { kind, fields, body, ...rest } = exported.submission;
  const order = kind === 'order' ? paymentOf(exported) : {};
  return { kind, ...rest, ...order, mails, fields: fields ?? 'cannot be read', body };
}

const details = (value: unknown): string =>
  JSON.stringify(value, null, 2).split('\n').map(visible).join('\n');

/** When (UTC), what, by whom, and what has to be looked after. */
function listLine({ submission, payments }: Exported, mails: readonly MailStanding[]): string {
  const { kind, reference, receivedAt, suspect, email, fields } = submission;
  const order = orderIn(submission);
  const words = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind === 'order' ? 'order  ' : 'message',
    reference,
    fields?.fullName ?? fields?.name,
    email,
    order && formatMoneyWithCode(money(order.total, order.currency)),
    kind === 'order' && standingBy(payments),
    concern(payments),
    suspect && 'suspect',
    mails.some(({ state }) => state === 'failed') && 'a mail was given up',
  ];
  return visible(words.filter((word) => typeof word === 'string' && word !== '').join('  '));
}

/** The fields of both forms, each once, and what an order comes to. */
const COLUMNS = [
  ...new Set([
    'fullName',
    ...CONTACT_FIELDS,
    'page',
    ...TEXT_FIELDS,
    'orderNumber',
    'currency',
    'total',
    'items',
  ]),
].filter((name) => name !== 'email');

const HEADER = ['kind', 'reference', 'receivedAt', 'suspect', 'paid', 'email', ...COLUMNS].join(',');

/**
 * Spreadsheets run what begins like a formula. So may begin what stands after a separator or a line break, for in some
 * countries they cut a file of commas at semicolons. A phone number in digits is none.
 */
const harmless = (text: string): string =>
  /^\+\d+$/u.test(text) ? text : text.replaceAll(/(?<=^|[;|\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/gu, "'");

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

/** Without it, spreadsheets take UTF-8 for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Line after line, so that a hundred thousand take no more memory than a few. */
export async function* exportLines(
  database: Database,
  format: Format,
  isWanted: (submission: Submission) => boolean = () => true,
): AsyncGenerator<string> {
  const payments = Map.groupBy(await everyPayment(database), ({ reference }) => reference);
  const started = new Map((await everyStartedPayment(database)).map((one) => [one.reference, one]));
  if (format === 'csv') yield BYTE_ORDER_MARK + HEADER;
  for await (const submission of everySubmission(database)) {
    if (!isWanted(submission)) continue;
    const { reference } = submission;
    const exported = {
      submission,
      payments: payments.get(reference) ?? [],
      started: started.get(reference),
    };
    if (format === 'csv') {
      yield csvLine(exported);
      continue;
    }
    const mails = await mailsOf(database, reference);
    if (format === 'list') yield listLine(exported, mails);
    else yield (format === 'json' ? visibleJson : details)(objectOf(exported, mails));
  }
}
