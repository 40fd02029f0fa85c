/** Puts the routes together, with the checks in front of each. */
import { Hono } from 'hono';
import { ICON, PAGE_STYLE } from '../brand/site-files.ts';
import { OFFICE_PATH } from '../office/link.ts';
import { officeRoutes } from '../office/page.ts';
import { PAYMENT_PATH, PaymentUnavailable } from '../payments/provider.ts';
import type { Ports } from '../ports.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/database.ts';
import { health } from './health.ts';
import { messageRoutes, MESSAGES_PATH } from './messages.ts';
import { headers, notTooBusy, notTooLong, notTooOften, ownPagesOnly, readableBy } from './middleware.ts';
import { ORDERS_PATH, orderRoutes } from './orders.ts';
import { ICON_PATH, STYLE_PATH } from './page.ts';
import { PAGES, refuse, type Refusal } from './refusals.ts';

/** The same request may succeed later, unless the code is `internal`. */
function codeOf(error: Error): Refusal['code'] {
  if (error instanceof PaymentUnavailable) return 'payment_unavailable';
  if (error instanceof StoreUnavailable) return 'storage_unavailable';
  return error instanceof OutcomeUnknown ? 'outcome_unknown' : 'internal';
}

export function receiverApp(ports: Ports): Hono {
  const { report, site, payments, office } = ports;
  const app = new Hono();
  app.use(headers(site));
  app.notFound((context) => refuse(context, { code: 'not_found' }));
  app.onError((error, context) => {
    report(error);
    return refuse(context, { code: codeOf(error) });
  });

  const busy = notTooBusy();
  for (const path of [MESSAGES_PATH, ORDERS_PATH]) {
    // These come first, so that the site's page can read every refusal.
    app.use(path, readableBy(site), ownPagesOnly(site));
    app.get(path, notTooOften(ports, 'status'));
    app.post(path, notTooOften(ports, 'submission'), notTooLong, busy);
  }
  app.route(MESSAGES_PATH, messageRoutes(ports));
  app.route(ORDERS_PATH, orderRoutes(ports));

  app.get(STYLE_PATH, (context) =>
    context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(ICON_PATH, (context) => context.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/health', health(ports));

  for (const path of PAGES) app.use(`${path}*`, notTooOften(ports, path), notTooLong);
  app.route(PAYMENT_PATH, payments.routes);
  if (office) app.route(OFFICE_PATH, officeRoutes(ports, office));
  return app;
}
