/** Assembles the routes, and the checks that come before each route. */
import { Hono } from 'hono';
import { ICON, PAGE_STYLE } from '../brand/site-files.ts';
import { OFFICE_PATH } from '../office/link.ts';
import { createOfficeRoutes } from '../office/page.ts';
import { PAYMENT_PATH, PaymentUnavailableError } from '../payments/provider.ts';
import type { Ports } from '../ports.ts';
import { OutcomeUnknownError, StoreUnavailableError } from '../store/database.ts';
import { createHealthHandler } from './health.ts';
import { createMessageRoutes, MESSAGES_PATH } from './messages.ts';
import {
  setHeaders,
  limitPendingSubmissions,
  limitBodySize,
  limitRate,
  rejectOtherSites,
  allowReadingFrom,
} from './middleware.ts';
import { ORDERS_PATH, createOrderRoutes } from './orders.ts';
import { ICON_PATH, STYLE_PATH } from './page.ts';
import { PAGE_PATH_PREFIXES, reject, type Rejection } from './rejections.ts';

/** Returns the code of the rejection for an error. Of these codes, only `internal` sends no `Retry-After`. */
function getRejectionCode(error: Error): Rejection['code'] {
  if (error instanceof PaymentUnavailableError) return 'payment_unavailable';
  if (error instanceof StoreUnavailableError) return 'storage_unavailable';
  return error instanceof OutcomeUnknownError ? 'outcome_unknown' : 'internal';
}

export function createReceiverApp(ports: Ports): Hono {
  const { logError, siteOrigin, payments, officeLinks } = ports;
  const app = new Hono();
  app.use(setHeaders(siteOrigin));
  app.notFound((context) => reject(context, { code: 'not_found' }));
  app.onError((error, context) => {
    logError(error);
    return reject(context, { code: getRejectionCode(error) });
  });

  const pendingLimit = limitPendingSubmissions();
  for (const path of [MESSAGES_PATH, ORDERS_PATH]) {
    // CORS comes first, because the site's page cannot read a rejection without the headers of CORS.
    app.use(path, allowReadingFrom(siteOrigin), rejectOtherSites(siteOrigin));
    app.get(path, limitRate(ports, 'status'));
    app.post(path, limitRate(ports, 'submission'), limitBodySize, pendingLimit);
  }
  app.route(MESSAGES_PATH, createMessageRoutes(ports));
  app.route(ORDERS_PATH, createOrderRoutes(ports));

  app.get(STYLE_PATH, (context) =>
    context.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(ICON_PATH, (context) => context.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/health', createHealthHandler(ports));

  for (const path of PAGE_PATH_PREFIXES) app.use(`${path}*`, limitRate(ports, path), limitBodySize);
  app.route(PAYMENT_PATH, payments.routes);
  if (officeLinks) app.route(OFFICE_PATH, createOfficeRoutes(ports, officeLinks));
  return app;
}
