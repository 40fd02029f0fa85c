/** The routes. Everything that the receiver needs from the world comes in. */
import { Hono, type Context } from 'hono';
import { ICON } from '../brand/site-files.ts';
import { OFFICE_PATH } from '../office/link.ts';
import { officeRoutes } from '../office/page.ts';
import { notNow } from '../payments/bill.ts';
import type { Paying } from '../payments/payments.ts';
import { PAYMENT_PATH, PaymentUnavailable } from '../payments/provider.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import { health } from './health.ts';
import { messageRoutes, MESSAGES_PATH } from './messages.ts';
import { headers, notTooBusy, notTooLong, notTooOften, ownPagesOnly, readableBy } from './middleware.ts';
import { ORDERS_PATH, orderRoutes } from './orders.ts';
import { STYLE } from './page-style.ts';
import { ICON_PATH, STYLE_PATH } from './page.ts';
import type { Ports } from '../ports.ts';
import { refuse, RETRY_SECONDS } from './refusals.ts';

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
  return refuse(context, {
    code: isPassing ? 'storage_unavailable' : isUnknown ? 'outcome_unknown' : 'internal',
  });
}

export function receiverApp(receiver: Ports & Paying): Hono {
  const { report, site, payments } = receiver;
  const app = new Hono();
  app.use(headers(site));
  app.notFound((context) => refuse(context, { code: 'not_found' }));
  app.onError((error, context) => {
    report(error);
    return failed(error, context);
  });
  const busy = notTooBusy();
  for (const path of [MESSAGES_PATH, ORDERS_PATH]) {
    // Readable first of all, so that the page can read a refusal too.
    app.use(path, readableBy(site), ownPagesOnly(site));
    const what = ({ req }: Context) => (req.method === 'GET' ? 'status' : 'submission');
    const tooMany = (context: Context) => refuse(context, { code: 'too_many' });
    app.use(path, notTooOften(receiver, what, tooMany), notTooLong, busy);
  }
  app.route(MESSAGES_PATH, messageRoutes(receiver));
  app.route(ORDERS_PATH, orderRoutes(receiver));
  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(ICON_PATH, (context) => context.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/health', health(receiver));
  for (const path of PAGES) {
    const what = () => path;
    const tooMany = (context: Context) => notNow(context, 429);
    app.use(`${path}*`, notTooOften(receiver, what, tooMany), notTooLong);
  }
  app.route(PAYMENT_PATH, payments.routes);
  if (receiver.office) app.route(OFFICE_PATH, officeRoutes(receiver, receiver.office));
  return app;
}
