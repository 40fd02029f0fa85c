/** Writes out what is stored, for people and their programs: a list, JSON or CSV, safe for a terminal. */
import { orderIn, totalOf } from '../orders/stored-order.schema.ts';
import { warning, ledgerStatus, type PaymentOutcome } from '../payments/status.ts';
import { formatMoney } from '@site/rules/money/money';
import { TEXT_FIELDS } from '@site/rules/checkout/form';
import type { MailStatus } from '../store/outbox.ts';
import type { Payment, StartedPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { visible, visibleLines } from '../visible-text.ts';

/**
 * `list`: one line of words each. `json`: one object a line. `details`: one over several lines. `orders`: a
 * line of CSV for each order.
 */
export type Format = 'list' | 'json' | 'details' | 'orders';

interface Entry {
  readonly submission: Submission;
  readonly mails: readonly MailStatus[];
  readonly payments: readonly Payment[];
  readonly started: StartedPayment | undefined;
}

/** The body stays a text, as evidence. */
function objectOf({ submission, mails, payments, started }: Entry) {
  const { kind, fields, body, ...rest } = submission;
  const history = payments.map(({ outcome, at, details }) => ({ outcome, at, note: details || undefined }));
  const payment = {
    status: ledgerStatus(payments),
    attention: warning(payments),
    payment: { ...started, history },
  };
  return { kind, ...rest, ...(kind === 'order' && payment), mails, fields, body };
}

/** Says when it came (UTC), what it is, who sent it, and what needs attention. */
function listLine({ submission, payments, mails }: Entry): string {
  const { kind, reference, receivedAt, suspect, email, fields } = submission;
  const order = orderIn(submission);
  const words = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind === 'order' ? 'order  ' : 'message',
    reference,
    fields.fullName ?? fields.name,
    email,
    order && `${order.orderNumber}  ${formatMoney(totalOf(order))}`,
    kind === 'order' && ledgerStatus(payments),
    warning(payments),
    suspect && 'suspect',
    mails.some(({ state }) => state === 'failed') && 'a mail was given up',
  ];
  return visible(words.filter(Boolean).join('  '));
}

type Column = readonly [name: string, valueOf: (entry: Entry) => unknown];

const fieldColumn = (name: string): Column => [name, ({ submission }) => submission.fields[name]];

/** Two columns say when it was noted, and the code of the bank, M-Pesa or the provider. */
function paymentColumns(outcome: PaymentOutcome): readonly Column[] {
  const find = ({ payments }: Entry) => payments.find((payment) => payment.outcome === outcome);
  return [
    [`${outcome} at`, (entry) => find(entry)?.at],
    [`${outcome} note`, (entry) => find(entry)?.details],
  ];
}

const itemsOf = ({ submission }: Entry) =>
  orderIn(submission)
    ?.lines.map(({ name, custom, quantity }) => {
      const words = custom ? `Named by the customer: “${name}”` : name;
      return quantity > 1 ? `${quantity} × ${words}` : words;
    })
    .join('; ');

const COLUMNS: readonly Column[] = [
  fieldColumn('orderNumber'),
  ['reference', ({ submission }) => submission.reference],
  ['receivedAt', ({ submission }) => submission.receivedAt],
  ['status', ({ payments }) => ledgerStatus(payments)],
  ...TEXT_FIELDS.map(fieldColumn),
  ['items', itemsOf],
  fieldColumn('currency'),
  fieldColumn('total'),
  // The terms say so of packages.
  ['tax', () => 'any VAT is within the total'],
  ...(['paid', 'refunded', 'reversed', 'cancelled'] as const).flatMap(paymentColumns),
];

/**
 * Finds what a spreadsheet would run as a formula: at the start of a cell, and behind a separator or a line
 * break, since in some countries spreadsheets cut at semicolons. No separator is matched twice, so the time
 * is linear.
 */
const FORMULA = /(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/gu;

/** Matches what a spreadsheet would turn into a number, as `00100`, or a date, as `3/4`. */
const NUMBER_OR_DATE = /^(?=.*\d)(?:\P{L}|e(?=[\d+-]))+$/iu;

/** An apostrophe in front keeps a cell as it was typed. */
function asText(typed: string): string {
  const text = typed.replaceAll(FORMULA, "'");
  return NUMBER_OR_DATE.test(text) && !text.startsWith("'") ? `'${text}` : text;
}

/** Keeps line breaks, within quotation marks, and spells out every other character that cannot be seen. */
function cell(value: unknown = ''): string {
  const text = typeof value === 'string' ? asText(value) : JSON.stringify(value);
  const lines = visibleLines(text);
  return /[",\n]/u.test(lines) ? `"${lines.replaceAll('"', '""')}"` : lines;
}

/** Spreadsheets would otherwise take UTF-8 for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function writeEntry(format: Format, entry: Entry): string {
  if (format === 'list') return listLine(entry);
  if (format === 'orders') return COLUMNS.map(([, valueOf]) => cell(valueOf(entry))).join(',');
  return visibleLines(JSON.stringify(objectOf(entry), null, format === 'details' ? 2 : 0));
}

/** Reads one submission at a time, so that a hundred thousand take no more memory than a few. */
export async function* exportLines(
  store: Store,
  format: Format,
  submissions: AsyncIterable<Submission> | Iterable<Submission>,
): AsyncGenerator<string> {
  if (format === 'orders') yield BYTE_ORDER_MARK + COLUMNS.map(([name]) => name).join(',');
  for await (const submission of submissions) {
    const { kind, reference } = submission;
    const isOrder = kind === 'order';
    if (format === 'orders' && !isOrder) continue;
    yield writeEntry(format, {
      submission,
      mails: await store.mailsOf(reference),
      payments: isOrder ? await store.payments(reference) : [],
      started: isOrder ? await store.startedPayment(reference) : undefined,
    });
  }
}
