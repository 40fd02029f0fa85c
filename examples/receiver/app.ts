/** The whole receiver, apart from where it runs: everything it needs from the world comes in. */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/ticket.ts';
import type { PublishedCatalogue } from '../../src/domain/quote/published-catalogue.ts';
import { STYLE, STYLE_PATH } from './html.ts';
import { MESSAGES_PATH, postMessage } from './messages.ts';
import { postOrder } from './orders.ts';
import { notNow, PAYMENT_PATH, type PaymentPage } from './payment-page.ts';
import { refuse } from './refusals.ts';
import { StoreUnavailable, type Store } from './store.ts';

export const ORDERS_PATH = '/orders';
export const HEALTH_PATH = '/health';

/**
 * Room for the longest message of 5,000 characters, each as twelve bytes of a plain form; and for a paste of 100 kB,
 * which is then refused beside its field instead of as a whole.
 */
const BODY_MAX_BYTES = 128 * 1024;

/** How long a browser remembers what it may send. */
const PREFLIGHT_SECONDS = 600;

/** Anybody may ask how the receiver is. So often at most, a write is tried for it. */
const HEALTH_MS = 1000;

export interface Receiver {
  readonly store: Store;
  readonly now: () => number;
  readonly catalogue: () => Promise<PublishedCatalogue>;
  /** Unguessable: whoever knows it sees the order's items. */
  readonly newReference: () => string;
  readonly payment: PaymentPage;
  /** The site's origin: the only one whose pages may send. */
  readonly site: string;
  readonly clientOf: (context: Context) => string;
  /** The seconds after which a client may come again, where it has sent too much. */
  readonly secondsToWait: (client: string) => number | undefined;
  readonly report: (error: unknown) => void;
}

const notTooLong = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (context) => refuse(context, { code: 'too_large' }),
});

const headers: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  // The payment page's own forms are to name their origin; no other site learns its address.
  context.header('Referrer-Policy', 'same-origin');
};

/** Other sites' pages may not use their visitors' browsers to send. Servers name no origin and are let through. */
const ownPagesOnly =
  (site: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== site) return refuse(context, { code: 'origin_refused' });
    return next();
  };

type Answer = (context: Context) => Response | Promise<Response>;

/** Submissions and payments are counted apart: whoever has ordered can pay. */
const notTooOften =
  ({ clientOf, secondsToWait }: Receiver, what: string, answer: Answer): MiddlewareHandler =>
  async (context, next) => {
    const seconds = secondsToWait(`${what} ${clientOf(context)}`);
    if (seconds === undefined) return next();
    context.header('Retry-After', String(seconds));
    return answer(context);
  };

/** What the storage cannot do now can be tried again; anything else is a fault of ours. */
const failed: (error: Error, context: Context) => Response | Promise<Response> = (error, context) => {
  const isPassing = error instanceof StoreUnavailable;
  if (context.req.path.startsWith(PAYMENT_PATH)) {
    if (isPassing) context.header('Retry-After', '5');
    return notNow(context, isPassing ? 503 : 500);
  }
  return refuse(context, { code: isPassing ? 'storage_unavailable' : 'internal' });
};

/** One check for all who ask within a moment. */
function sharedCheck({ store, now }: Receiver): () => Promise<void> {
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

export function receiverApp(receiver: Receiver): Hono {
  const { site, payment, report } = receiver;
  const check = sharedCheck(receiver);
  const app = new Hono();
  app.use(headers);
  app.notFound((context) => refuse(context, { code: 'not_found' }));
  app.onError((error, context) => {
    report(error);
    return failed(error, context);
  });

  for (const path of [MESSAGES_PATH, ORDERS_PATH]) {
    // First of all, so that a refusal too can be read by the page that it is meant for.
    app.use(
      path,
      cors({
        origin: site,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type', IDEMPOTENCY_HEADER],
        exposeHeaders: ['Retry-After'],
        maxAge: PREFLIGHT_SECONDS,
      }),
      ownPagesOnly(site),
      notTooOften(receiver, 'submission', (context) => refuse(context, { code: 'too_many' })),
      notTooLong,
    );
  }
  app.post(MESSAGES_PATH, (context) => postMessage(context, receiver));
  app.post(ORDERS_PATH, (context) => postOrder(context, receiver));
  app.use(
    `${PAYMENT_PATH}/*`,
    notTooOften(receiver, 'payment', (context) => notNow(context, 429)),
    notTooLong,
  );
  app.route(PAYMENT_PATH, payment.pages);
  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(HEALTH_PATH, async (context) => {
    await check();
    return context.json({ status: 'ok' });
  });
  return app;
}
