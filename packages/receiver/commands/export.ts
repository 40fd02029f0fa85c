/** What is stored, for people and their programs: a list, JSON or CSV, fit for a terminal. */
import { orderIn } from '../orders/stored-order.schema.ts';
import { warning, ledgerStatus, type Outcome } from '../payments/standing.ts';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import { formatMoney, money } from '@site/rules/money/money';
import { TEXT_FIELDS } from '@site/rules/checkout/form';
import type { MailStatus } from '../store/outbox.ts';
import type { Payment, StartedPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';
import { visible } from '../visible-text.ts';

/** A line of words for each, one JSON object a line, the same over several lines, or one kind for a spreadsheet. */
export type Format = 'list' | 'json' | 'details' | 'orders' | 'messages';

interface Exported {
  readonly submission: Submission;
  readonly mails: readonly MailStatus[];
  readonly payments: readonly Payment[];
  readonly started: StartedPayment | undefined;
}

/** The body is evidence and stays a text. */
function objectOf({ submission, mails, payments, started }: Exported) {
  const { kind, fields, body, ...rest } = submission;
  const history = payments.map(({ outcome, at, note }) => ({ outcome, at, ...(note !== '' && { note }) }));
  const payment = {
    status: ledgerStatus(payments),
    attention: warning(payments),
    payment: { ...started, history },
  };
  return { kind, ...rest, ...(kind === 'order' && payment), mails, fields, body };
}

/** When (UTC), what, by whom, and what has to be looked after. */
function listLine({ submission, payments, mails }: Exported): string {
  const { kind, reference, receivedAt, suspect, email, fields } = submission;
  const order = orderIn(submission);
  const words = [
    receivedAt.slice(0, 16).replace('T', ' '),
    kind === 'order' ? 'order  ' : 'message',
    reference,
    fields.fullName ?? fields.name,
    email,
    order && `${order.orderNumber}  ${formatMoney(money(order.total, order.currency))}`,
    kind === 'order' && ledgerStatus(payments),
    warning(payments),
    suspect && 'suspect',
    mails.some(({ state }) => state === 'failed') && 'a mail was given up',
  ];
  return visible(words.filter((word) => typeof word === 'string' && word !== '').join('  '));
}

type Column = readonly [name: string, value: (exported: Exported) => unknown];

const field = (name: string): Column => [name, ({ submission }) => submission.fields[name]];
const submitted = (name: 'reference' | 'receivedAt' | 'suspect'): Column => [
  name,
  ({ submission }) => submission[name],
];

/** When it was noted, and with which words: for a payment, the code of bank, M-Pesa or provider. */
const noted = (outcome: Outcome): readonly Column[] =>
  (['at', 'note'] as const).map((part) => [
    `${outcome} ${part}`,
    ({ payments }) => payments.find((one) => one.outcome === outcome)?.[part],
  ]);

const items = ({ submission }: Exported) =>
  orderIn(submission)
    ?.lines.map(({ name, own, quantity }) => {
      const words = own ? `Named by the customer: “${name}”` : name;
      return quantity > 1 ? `${quantity} × ${words}` : words;
    })
    .join('; ');

/** As the terms have it: packages include any VAT that is due, and nothing is added. */
const TAX = 'any VAT is within the total';

const COLUMNS: Readonly<Record<'orders' | 'messages', readonly Column[]>> = {
  orders: [
    ...[field('orderNumber'), submitted('reference'), submitted('receivedAt')],
    ['status', ({ payments }) => ledgerStatus(payments)],
    ...TEXT_FIELDS.map(field),
    ['items', items],
    ...[field('currency'), field('total'), ['tax', () => TAX] as const],
    ...(['paid', 'refunded', 'reversed', 'cancelled'] as const).flatMap(noted),
  ],
  messages: [
    ...[submitted('reference'), submitted('receivedAt'), submitted('suspect')],
    ...[...CONTACT_FIELDS, 'page'].map(field),
  ],
};

/**
 * Spreadsheets run what begins like a formula. So may begin what follows a separator or a line break, for in some
 * countries they cut a file of commas at semicolons. Each sign is looked at once: between a separator and the formula's
 * first sign there is no other separator.
 */
const FORMULA = /(?<=^|[;|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/gu;

/** They make a number of `00100`, and a date of `3/4`. */
const VALUE = /^(?=.*\d)(?:\P{L}|e(?=[\d+-]))+$/iu;

/** An apostrophe in front keeps a cell as it was typed. */
function asText(typed: string): string {
  const text = typed.replaceAll(FORMULA, "'");
  return VALUE.test(text) && !text.startsWith("'") ? `'${text}` : text;
}

/** Line breaks may stay, within quotation marks; every other sign that cannot be seen is spelt out. */
function cell(value: unknown = ''): string {
  const text = typeof value === 'string' ? asText(value) : JSON.stringify(value);
  const lines = text.split('\n').map(visible).join('\n');
  return /[",\n]/u.test(lines) ? `"${lines.replaceAll('"', '""')}"` : lines;
}

const csvLine = (columns: readonly Column[]) => (exported: Exported) =>
  columns.map(([, value]) => cell(value(exported))).join(',');

/** Without it, spreadsheets take UTF-8 for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const WRITE: Readonly<Record<Format, (exported: Exported) => string>> = {
  list: listLine,
  json: (exported) => visible(JSON.stringify(objectOf(exported))),
  details: (exported) => JSON.stringify(objectOf(exported), null, 2).split('\n').map(visible).join('\n'),
  orders: csvLine(COLUMNS.orders),
  messages: csvLine(COLUMNS.messages),
};

/** Line after line, so that a hundred thousand take no more memory than a few. */
export async function* exportLines(
  store: Store,
  format: Format,
  submissions: AsyncIterable<Submission> | Iterable<Submission>,
): AsyncGenerator<string> {
  const columns = format === 'orders' || format === 'messages' ? COLUMNS[format] : undefined;
  if (columns) yield BYTE_ORDER_MARK + columns.map(([name]) => name).join(',');
  for await (const submission of submissions) {
    const { kind, reference } = submission;
    const isOrder = kind === 'order';
    if (columns && isOrder !== (format === 'orders')) continue;
    yield WRITE[format]({
      submission,
      mails: await store.mailsOf(reference),
      payments: isOrder ? await store.payments(reference) : [],
      started: isOrder ? await store.startedPayment(reference) : undefined,
    });
  }
}
