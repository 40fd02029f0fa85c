/** Exports the stored submissions for people and their programs: a list, JSON or CSV, safe for a terminal. */
import { readOrder, getTotal } from '../orders/stored-order.schema.ts';
import { findPaymentWarning, getLedgerStatus, type PaymentOutcome } from '../payments/status.ts';
import { formatMoney } from '@site/rules/money/money';
import { BILLING_FIELD_NAMES } from '@site/rules/checkout/form';
import type { MailStatus } from '../store/outbox.ts';
import type { Payment, StartedPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { escapeInvisible, escapeInvisibleLines } from '../visible-text.ts';

/**
 * `list`: a line of text for each submission. `json`: a line with an object. `details`: an object over
 * several lines. `orders`: a line of CSV for each order.
 */
export type Format = 'list' | 'json' | 'details' | 'orders';

interface Entry {
  readonly submission: Submission;
  readonly mails: readonly MailStatus[];
  readonly payments: readonly Payment[];
  readonly started: StartedPayment | undefined;
}

/** Builds the object of a submission. The body stays a text, as evidence. */
function toExportObject({ submission, mails, payments, started }: Entry) {
  const { kind, fields, body, ...rest } = submission;
  const history = payments.map(({ outcome, at, note }) => ({ outcome, at, note: note || undefined }));
  const payment = {
    status: getLedgerStatus(payments),
    attention: findPaymentWarning(payments),
    payment: { ...started, history },
  };
  return { kind, ...rest, ...(kind === 'order' && payment), mails, fields, body };
}

/** Writes the line of a submission: when it came (UTC), its kind, its sender, and what needs attention. */
function formatListLine({ submission, payments, mails }: Entry): string {
  const { kind, reference, receivedAt, suspect, email, fields } = submission;
  const order = readOrder(submission);
  const columns = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind === 'order' ? 'order  ' : 'message',
    reference,
    fields.fullName ?? fields.name,
    email,
    order && `${order.orderNumber}  ${formatMoney(getTotal(order))}`,
    kind === 'order' && getLedgerStatus(payments),
    findPaymentWarning(payments),
    suspect && 'suspect',
    mails.some(({ state }) => state === 'failed') && 'an email was given up',
  ];
  return escapeInvisible(columns.filter(Boolean).join('  '));
}

type Column = readonly [name: string, getValue: (entry: Entry) => unknown];

const createFieldColumn = (name: string): Column => [name, ({ submission }) => submission.fields[name]];

/**
 * Makes two columns: the time at which the outcome was recorded, and the code of the bank, M-Pesa or the
 * provider.
 */
function createPaymentColumns(outcome: PaymentOutcome): readonly Column[] {
  const findPayment = ({ payments }: Entry) => payments.find((payment) => payment.outcome === outcome);
  return [
    [`${outcome} at`, (entry) => findPayment(entry)?.at],
    [`${outcome} note`, (entry) => findPayment(entry)?.note],
  ];
}

const describeItems = ({ submission }: Entry) =>
  readOrder(submission)
    ?.lines.map(({ name, custom, quantity }) => {
      const label = custom ? `Named by the customer: “${name}”` : name;
      return quantity > 1 ? `${quantity} × ${label}` : label;
    })
    .join('; ');

const COLUMNS: readonly Column[] = [
  createFieldColumn('orderNumber'),
  ['reference', ({ submission }) => submission.reference],
  ['receivedAt', ({ submission }) => submission.receivedAt],
  ['status', ({ payments }) => getLedgerStatus(payments)],
  ...BILLING_FIELD_NAMES.map(createFieldColumn),
  ['items', describeItems],
  createFieldColumn('currency'),
  createFieldColumn('total'),
  // The Terms of Service say this about the packages.
  ['tax', () => 'any VAT is within the total'],
  ...(['paid', 'refunded', 'reversed', 'cancelled'] as const).flatMap(createPaymentColumns),
];

/**
 * Matches the places at which a spreadsheet would run a formula: the start of a cell, and after a separator
 * or a line break, because in some countries spreadsheets split a line at semicolons. No separator is matched
 * twice, so matching takes linear time.
 */
const FORMULA_PATTERN = /(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/gu;

/** Matches a text that a spreadsheet would turn into a number, like `00100`, or into a date, like `3/4`. */
const NUMBER_OR_DATE_PATTERN = /^(?=.*\d)(?:\P{L}|e(?=[\d+-]))+$/iu;

/** Puts an apostrophe in front of each formula, and of a text that a spreadsheet would change. */
function preventFormulas(typed: string): string {
  const text = typed.replaceAll(FORMULA_PATTERN, "'");
  return NUMBER_OR_DATE_PATTERN.test(text) && !text.startsWith("'") ? `'${text}` : text;
}

/**
 * Writes a cell. Keeps line breaks, within quotation marks, and spells out every other invisible character.
 */
function formatCell(value: unknown = ''): string {
  const text = typeof value === 'string' ? preventFormulas(value) : JSON.stringify(value);
  const lines = escapeInvisibleLines(text);
  return /[",\n]/u.test(lines) ? `"${lines.replaceAll('"', '""')}"` : lines;
}

/** The byte order mark, by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function writeEntry(format: Format, entry: Entry): string {
  if (format === 'list') return formatListLine(entry);
  if (format === 'orders') return COLUMNS.map(([, getValue]) => formatCell(getValue(entry))).join(',');
  return escapeInvisibleLines(JSON.stringify(toExportObject(entry), null, format === 'details' ? 2 : 0));
}

/** Exports one submission at a time, so that a hundred thousand need little memory. */
export async function* exportLines(
  store: Store,
  format: Format,
  submissions: AsyncIterable<Submission> | Iterable<Submission>,
): AsyncGenerator<string> {
  if (format === 'orders') yield BYTE_ORDER_MARK + COLUMNS.map(([name]) => name).join(',');
  for await (const submission of submissions) {
    const { kind, reference } = submission;
    if (format === 'orders' && kind !== 'order') continue;
    yield writeEntry(format, {
      submission,
      mails: await store.listMails(reference),
      payments: await store.listPayments(reference),
      started: await store.findStartedPayment(reference),
    });
  }
}
