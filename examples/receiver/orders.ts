/** Orders: priced again from the published catalogue, kept once, and sent on to where they are paid. */
import type { Context } from 'hono';
import type { PublishedCatalogue } from '../../src/domain/quote/published-catalogue.ts';
import { parseJson } from '../../src/domain/text/json.ts';
import { check, orderSchema } from './contract.schema.ts';
import { agreedPrice } from './pricing.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { Store, Submission } from './store.ts';
import { keep, readSent, type Sent } from './submissions.ts';

interface Ports {
  readonly store: Store;
  readonly now: () => number;
  /** Rejects where it cannot be read; an order is never priced by an older one. */
  readonly catalogue: () => Promise<PublishedCatalogue>;
  readonly newReference: () => string;
  readonly payment: { readonly address: (reference: string) => string };
}

async function acceptOrder({ key, body }: Sent, ports: Ports): Promise<Submission | Refusal> {
  const checked = check(orderSchema, parseJson(body));
  if (checked.kind === 'malformed') return { code: 'malformed' };
  if (checked.kind === 'invalid') return { code: 'invalid', fields: checked.fields };
  const catalogue = await ports.catalogue().catch(() => undefined);
  if (!catalogue) return { code: 'catalogue_unavailable' };
  if (!agreedPrice(checked.value, catalogue)) return { code: 'price_changed' };
  const receivedAt = new Date(ports.now()).toISOString();
  return { key, kind: 'order', reference: ports.newReference(), receivedAt, suspect: false, body };
}

export async function postOrder(context: Context, ports: Ports): Promise<Response> {
  const sent = await readSent(context);
  if ('code' in sent) return refuse(context, sent);
  const outcome = await keep(ports.store, sent, () => acceptOrder(sent, ports));
  if (outcome.kind === 'refused') return refuse(context, outcome);
  const { reference } = outcome.submission;
  return context.json({ redirectUrl: ports.payment.address(reference), reference });
}
