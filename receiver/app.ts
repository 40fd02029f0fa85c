/** The whole receiver, apart from where it runs: everything it needs from the world comes in. */
import { Hono, type Context } from 'hono';
import { OutcomeUnknown, StoreUnavailable } from './database.ts';
import { STYLE, STYLE_PATH } from './html.ts';
import { MESSAGES_PATH, postMessage } from './messages.ts';
import { getOrderStatus, postOrder } from './orders.ts';
import { headers, notTooLong, notTooOften, ownPagesOnly, readableBy } from './middleware.ts';
import { notNow } from './payments/bill.ts';
import { PAYMENT_PATH, PaymentUnavailable } from './payments/provider.ts';
import type { MessageReceiver, Receiver } from './ports.ts';
import { refuse, RETRY_SECONDS } from './refusals.ts';

export const ORDERS_PATH = '/orders';
export const HEALTH_PATH = '/health';

/** Anybody may ask how the receiver is. So often at most, a write is tried for it. */
const HEALTH_MS = 1000;

/** What storage or provider cannot do now can be tried again, and what nobody can tell of; anything else is a fault of ours. */
function failed(error: Error, context: Context): Response | Promise<Response> {
  const isOfProvider = error instanceof PaymentUnavailable;
  const isPassing = isOfProvider || error instanceof StoreUnavailable;
  const isUnknown = error instanceof OutcomeUnknown;
  if (context.req.path.startsWith(PAYMENT_PATH)) {
    if (isPassing || isUnknown) context.header('Retry-After', String(RETRY_SECONDS));
    return notNow(context, isPassing ? 503 : isUnknown ? 504 : 500);
  }
  if (isOfProvider) return refuse(context, { code: 'payment_unavailable' });
  return refuse(context, {
    code: isPassing ? 'storage_unavailable' : isUnknown ? 'outcome_unknown' : 'internal',
  });
}

/** One check for all who ask within a moment. */
function sharedCheck({ store, now }: MessageReceiver): () => Promise<void> {
  let at = -Infinity;
  let last = Promise.resolve();
  return () => {
    if (now() - at >= HEALTH_MS) {
      at = now();
      last = store.check();
    }
    return last;
  };
}

/** What stands before a path that takes submissions. */
function guard(app: Hono, path: string, receiver: MessageReceiver): void {
  app.use(
    path,
    // First of all, so that a refusal too can be read by the page that it is meant for.
    readableBy(receiver.site),
    ownPagesOnly(receiver.site),
    notTooOften(
      receiver,
      ({ req }) => (req.method === 'GET' ? 'status' : 'submission'),
      (context) => refuse(context, { code: 'too_many' }),
    ),
    notTooLong,
  );
}

/** Messages and nothing else. */
export function messagesApp(receiver: MessageReceiver): Hono {
  const check = sharedCheck(receiver);
  const app = new Hono();
  app.use(headers);
  app.notFound((context) => refuse(context, { code: 'not_found' }));
  app.onError((error, context) => {
    receiver.report(error);
    return failed(error, context);
  });
  guard(app, MESSAGES_PATH, receiver);
  app.post(MESSAGES_PATH, (context) => postMessage(context, receiver));
  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(HEALTH_PATH, async (context) => {
    await check();
    return context.json({ status: 'ok', mails: await receiver.store.mails?.() });
  });
  return app;
}

export function receiverApp(receiver: Receiver): Hono {
  const app = messagesApp(receiver);
  guard(app, ORDERS_PATH, receiver);
  app.post(ORDERS_PATH, (context) => postOrder(context, receiver));
  app.get(ORDERS_PATH, (context) => getOrderStatus(context, receiver));
  app.use(
    `${PAYMENT_PATH}/*`,
    notTooOften(
      receiver,
      () => 'payment',
      (context) => notNow(context, 429),
    ),
    notTooLong,
  );
  app.route(PAYMENT_PATH, receiver.payments.routes);
  return app;
}
