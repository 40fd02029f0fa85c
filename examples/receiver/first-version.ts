/** What the receiver's first version kept: bodies only, checked in their day, read here as far as they can be. */
import { z } from 'zod';
import { TEXT_FIELDS } from '../../src/domain/checkout/fields.ts';
import { CONTACT_FIELDS, type ContactValues } from '../../src/domain/contact/message.ts';
import { severalLines, singleLine } from '../../src/domain/text/typed-text.ts';
import { parseBounded } from './bounded-json.ts';
import type { Row } from './database.ts';
import type { KeptOrder } from './kept-order.schema.ts';
import { messageFields } from './messages.ts';
import type { Submission } from './store.ts';

const text = z.string().catch('');
const textsOf = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>;

const messageSchema = z.object({ page: text, ...textsOf(CONTACT_FIELDS) });

const lineSchema = z.object({
  id: text,
  name: text,
  quantity: z.number(),
  unitPrice: z.number(),
  currency: z.enum(['KES', 'USD']),
  total: z.number(),
});

const orderSchema = z.object({
  record: z.object({ orderNumber: text, total: z.number(), ...textsOf(TEXT_FIELDS) }),
  lines: z.tuple([lineSchema], lineSchema),
});

function messageOf(body: unknown): Submission['fields'] {
  const { success, data } = messageSchema.safeParse(body);
  if (!success) return undefined;
  const { page, ...values } = data;
  return messageFields(values satisfies ContactValues, page);
}

/** Nobody compared its names with the catalogue, so each of them is marked as the visitor's own. */
function orderOf(body: unknown): Submission['fields'] {
  const { success, data } = orderSchema.safeParse(body);
  if (!success) return undefined;
  const { record, lines } = data;
  const typed = TEXT_FIELDS.map((field) => {
    const clean = field === 'notes' ? severalLines : singleLine;
    return [field, clean(record[field])] as const;
  });
  const items = lines.map(({ id, name, quantity, unitPrice, total }) => ({
    id: singleLine(id),
    name: singleLine(name),
    own: true,
    unit: '',
    quantity,
    unitPrice,
    total,
  }));
  const order: KeptOrder = {
    orderNumber: singleLine(record.orderNumber),
    currency: lines[0].currency,
    total: record.total,
    items,
  };
  return { ...Object.fromEntries<string>(typed), ...order };
}

export function submissionOfFirstVersion(row: Row): Submission {
  const body = String(row.body);
  const kind = row.kind === 'order' ? 'order' : 'contact';
  const fields = (kind === 'order' ? orderOf : messageOf)(parseBounded(body));
  return {
    key: String(row.key),
    kind,
    reference: String(row.reference),
    receivedAt: String(row.received_at),
    suspect: row.suspect === 1,
    email: typeof fields?.email === 'string' ? fields.email.toLowerCase() : '',
    fields,
    body,
  };
}
