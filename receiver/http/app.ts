/** The routes. Everything that the receiver needs from the world comes in. */
import { Hono, type Context } from 'hono';
import { ICON } from '../brand/brand.ts';
import { OFFICE_PATH } from '../office/link.ts';
import { officeRoutes } from '../office/page.ts';
import { notNow } from '../payments/bill.ts';
import { PAYMENT_PATH, PaymentUnavailable } from '../payments/provider.ts';
import { OutcomeUnknown, StoreRefuses, StoreUnavailable } from '../store/database.ts';
import { health, messageParts, retentionHealth, type Parts } from './health.ts';
import { messageRoutes, MESSAGES_PATH } from './messages.ts';
import { headers, notTooLong, notTooOften, ownPagesOnly, readableBy } from './middleware.ts';
import { ORDERS_PATH, orderRoutes } from './orders.ts';
import { STYLE } from './page-style.ts';
import { ICON_PATH, namesSite, STYLE_PATH } from './page.ts';
import type { MessageReceiver, Receiver } from './ports.ts';
import { refuse, RETRY_SECONDS } from './refusals.ts';

const HEALTH_PATH = '/health';

/** Where people look, who read no JSON. */
const PAGES = [`${PAYMENT_PATH}/`, `${OFFICE_PATH}/`];

/** What storage or provider cannot do now may be sent again; anything else is a fault of ours. */
function failed(error: Error, context: Context): Response | Promise<Response> {
  const isOfProvider = error instanceof PaymentUnavailable;
  const isPassing = isOfProvider || error instanceof StoreUnavailable;
  const isUnknown = error instanceof OutcomeUnknown;
  if (PAGES.some((path) => context.req.path.startsWith(path))) {
    if (isPassing || isUnknown) context.header('Retry-After', String(RETRY_SECONDS));
    return notNow(context, isPassing ? 503 : isUnknown ? 504 : 500);
  }
  if (isOfProvider) return refuse(context, { code: 'payment_unavailable' });
  if (error instanceof StoreRefuses) return refuse(context, { code: 'undeliverable' });
  return refuse(context, {
    code: isPassing ? 'storage_unavailable' : isUnknown ? 'outcome_unknown' : 'internal',
  });
}

/** In front of a path that takes submissions. */
function guard(app: Hono, path: string, receiver: MessageReceiver): void {
  // Readable first of all, so that the page can read a refusal too.
  app.use(path, readableBy(receiver.site), ownPagesOnly(receiver.site));
  app.use(
    path,
    notTooOften(
      receiver,
      ({ req }) => (req.method === 'GET' ? 'status' : 'submission'),
      (context) => refuse(context, { code: 'too_many' }),
    ),
    notTooLong,
  );
}

/** Messages and nothing else; `parts` are those that are needed for more. */
export function messagesApp(receiver: MessageReceiver, parts: Parts = {}): Hono {
  const { report } = receiver;
  const app = new Hono();
  app.use(headers, namesSite(receiver.site));
  app.notFound((context) => refuse(context, { code: 'not_found' }));
  app.onError((error, context) => {
    report(error);
    return failed(error, context);
  });
  guard(app, MESSAGES_PATH, receiver);
  app.route(MESSAGES_PATH, messageRoutes(receiver));
  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(ICON_PATH, (context) => context.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get(HEALTH_PATH, health({ ...messageParts(receiver), ...parts }, receiver));
  return app;
}

export function receiverApp(receiver: Receiver): Hono {
  const { catalogue, payments, store } = receiver;
  const app = messagesApp(receiver, {
    // Not a price can be believed without it.
    catalogue: { isNeeded: true, look: async () => ({ ok: (await catalogue()).items.length > 0 }) },
    // An order is stored all the same, and its payment begins once it is sent again.
    payments: { isNeeded: false, look: () => Promise.resolve(payments.health()) },
    retention: { isNeeded: false, look: () => retentionHealth(store, receiver.now()) },
  });
  guard(app, ORDERS_PATH, receiver);
  app.route(ORDERS_PATH, orderRoutes(receiver));
  for (const [path, what] of [
    [PAYMENT_PATH, 'payment'],
    [OFFICE_PATH, 'office'],
  ] as const)
    app.use(
      `${path}/*`,
      notTooOften(
        receiver,
        () => what,
        (context) => notNow(context, 429),
      ),
      notTooLong,
    );
  app.route(PAYMENT_PATH, payments.routes);
  if (receiver.office) app.route(OFFICE_PATH, officeRoutes(receiver, receiver.office));
  return app;
}
