/**
 * Formats the stored submissions as a list, as JSON or as CSV, without characters that control a terminal.
 */
import { readOrder, getTotal } from '../orders/stored-order.schema.ts';
import { findPaymentWarning, getLedgerStatus, type PaymentOutcome } from '../payments/status.ts';
import { formatMoney } from '@site/rules/money/money';
import { BILLING_FIELD_NAMES } from '@site/rules/checkout/form';
import type { EmailStatus } from '../store/outbox.ts';
import type { StoredPaymentRecord, StartedPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { escapeInvisible, escapeInvisibleExceptLineBreaks } from '../visible-text.ts';

/**
 * `list` has a line of text for each submission, `json` a line with an object, and `details` an object over
 * several lines. `orders` has a line of CSV for each order.
 */
export type Format = 'list' | 'json' | 'details' | 'orders';

interface ExportedSubmission {
  readonly submission: Submission;
  readonly mails: readonly EmailStatus[];
  readonly paymentRecords: readonly StoredPaymentRecord[];
  readonly startedPayment: StartedPayment | undefined;
}

/** Creates the object of a submission for JSON. The body stays a string, as evidence of what was sent. */
function toExportObject({ submission, mails, paymentRecords, startedPayment }: ExportedSubmission) {
  const { kind, fields, body, ...rest } = submission;
  const history = paymentRecords.map(({ outcome, at, note }) => ({ outcome, at, note: note || undefined }));
  const orderStatus = {
    status: getLedgerStatus(paymentRecords),
    attention: findPaymentWarning(paymentRecords),
    payment: { ...startedPayment, history },
  };
  return { kind, ...rest, ...(kind === 'order' && orderStatus), mails, fields, body };
}

/**
 * Formats the line of a submission: its time (UTC), kind, reference and sender. An order also has its number,
 * total and payment status. Anything that needs attention comes last.
 */
function formatListLine({ submission, paymentRecords, mails }: ExportedSubmission): string {
  const { kind, reference, receivedAt, suspect, email, fields } = submission;
  const order = readOrder(submission);
  const columns = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind === 'order' ? 'order  ' : 'message',
    reference,
    fields.fullName ?? fields.name,
    email,
    order && `${order.orderNumber}  ${formatMoney(getTotal(order))}`,
    kind === 'order' && getLedgerStatus(paymentRecords),
    findPaymentWarning(paymentRecords),
    suspect && 'suspect',
    mails.some(({ state }) => state === 'failed') && 'an email was given up',
  ];
  return escapeInvisible(columns.filter(Boolean).join('  '));
}

type Column = readonly [name: string, getValue: (exportedSubmission: ExportedSubmission) => unknown];

const createFieldColumn = (name: string): Column => [name, ({ submission }) => submission.fields[name]];

/**
 * Creates two columns: when the outcome was recorded, and the note of the record. The note has, for example,
 * the code of the bank, M-Pesa or the provider.
 */
function createPaymentColumns(outcome: PaymentOutcome): readonly Column[] {
  const findPayment = ({ paymentRecords }: ExportedSubmission) =>
    paymentRecords.find((record) => record.outcome === outcome);
  return [
    [`${outcome} at`, (exportedSubmission) => findPayment(exportedSubmission)?.at],
    [`${outcome} note`, (exportedSubmission) => findPayment(exportedSubmission)?.note],
  ];
}

const describeItems = ({ submission }: ExportedSubmission) =>
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
  ['status', ({ paymentRecords }) => getLedgerStatus(paymentRecords)],
  ...BILLING_FIELD_NAMES.map(createFieldColumn),
  ['items', describeItems],
  createFieldColumn('currency'),
  createFieldColumn('total'),
  // The Terms of Service say the same about the prices of packages.
  ['tax', () => 'any VAT is within the total'],
  ...(['paid', 'refunded', 'reversed', 'cancelled'] as const).flatMap(createPaymentColumns),
];

/**
 * Matches the places at which a spreadsheet would start a formula (CSV injection): at the start of a cell,
 * and after a separator or a line break, because in some countries spreadsheets split a line at semicolons.
 * Spaces and quotation marks may come before the formula. They include no separator, so matching takes linear
 * time.
 */
const FORMULA_PATTERN = /(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/gu;

/**
 * Matches strings with a digit and without letters, except the `e` of an exponent. A spreadsheet could turn
 * such a string into a number (`00100`, `1e5`) or a date (`3/4`).
 */
const NUMBER_OR_DATE_PATTERN = /^(?=.*\d)(?:\P{L}|e(?=[\d+-]))+$/iu;

/** Puts an apostrophe before each formula, and before a string that could become a number or a date. */
function keepAsText(value: string): string {
  const text = value.replaceAll(FORMULA_PATTERN, "'");
  return NUMBER_OR_DATE_PATTERN.test(text) && !text.startsWith("'") ? `'${text}` : text;
}

/**
 * Formats a cell of CSV. Keeps line breaks, within quotation marks, and escapes every other invisible
 * character.
 */
function formatCell(value: unknown = ''): string {
  const text = typeof value === 'string' ? keepAsText(value) : JSON.stringify(value);
  const lines = escapeInvisibleExceptLineBreaks(text);
  return /[",\n]/u.test(lines) ? `"${lines.replaceAll('"', '""')}"` : lines;
}

/** The byte order mark, by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function formatSubmission(format: Format, exportedSubmission: ExportedSubmission): string {
  if (format === 'list') return formatListLine(exportedSubmission);
  if (format === 'orders')
    return COLUMNS.map(([, getValue]) => formatCell(getValue(exportedSubmission))).join(',');
  return escapeInvisibleExceptLineBreaks(
    JSON.stringify(toExportObject(exportedSubmission), null, format === 'details' ? 2 : 0),
  );
}

/** Formats one submission after another, so that even a hundred thousand of them need little memory. */
export async function* exportLines(
  store: Store,
  format: Format,
  submissions: AsyncIterable<Submission> | Iterable<Submission>,
): AsyncGenerator<string> {
  if (format === 'orders') yield BYTE_ORDER_MARK + COLUMNS.map(([name]) => name).join(',');
  for await (const submission of submissions) {
    const { kind, reference } = submission;
    if (format === 'orders' && kind !== 'order') continue;
    yield formatSubmission(format, {
      submission,
      mails: await store.listEmails(reference),
      paymentRecords: await store.listPaymentRecords(reference),
      startedPayment: await store.findStartedPayment(reference),
    });
  }
}
