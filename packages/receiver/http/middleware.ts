/** Checks requests before the routes see them: who may send, how much, and how often. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import type { Ports } from '../ports.ts';
import { reject } from './rejections.ts';

/**
 * The maximum size of a body. The longest message fits: it has 5,000 characters, each of which takes up to
 * twelve bytes in a plain form.
 */
const MAX_BODY_BYTES = 64 * 1024;

/** How long a browser caches a preflight response. */
const PREFLIGHT_CACHE_SECONDS = 600;

export const limitBodySize = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) => reject(context, { code: 'too_large' }),
});

export const setHeaders =
  (siteOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    context.set('siteOrigin', siteOrigin);
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    // Anyone who knows a page's URL can see its order, so no page sends its URL as `Referer`. A page with a
    // form has already set a policy that sends only the origin.
    if (!context.res.headers.has('Referrer-Policy')) context.header('Referrer-Policy', 'no-referrer');
  };

/** Lets scripts of the site's pages send requests and read the responses (CORS). */
export const allowReadingFrom = (siteOrigin: string): MiddlewareHandler =>
  cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', IDEMPOTENCY_HEADER],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_CACHE_SECONDS,
  });

/**
 * Rejects requests from pages of other sites, because those pages could send requests through their visitors'
 * browsers. Requests without `Origin` come from servers and tools, and are allowed.
 */
export const rejectOtherSites =
  (siteOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== siteOrigin) return reject(context, { code: 'origin_refused' });
    return next();
  };

/**
 * Rejects forms that are not on the receiver's own pages, as protection against CSRF. Browsers send `Origin`
 * with every POST.
 */
export const acceptOwnFormsOnly =
  (receiverOrigin: string): MiddlewareHandler =>
  async (context, next) =>
    context.req.header('Origin') === receiverOrigin
      ? next()
      : context.text('This page’s own buttons only.', 403);

/**
 * The maximum number of submissions in progress. A small server responds to that many within five seconds,
 * and the site's page gives up after fifteen.
 */
export const MAX_PENDING_SUBMISSIONS = 100;

/** Rejects a submission immediately if it would have to wait too long. */
export function limitPendingSubmissions(): MiddlewareHandler {
  let pendingCount = 0;
  return async (context, next) => {
    // The body is read before the submission counts, so slow senders do not use up the limit.
    await context.req.arrayBuffer();
    if (pendingCount >= MAX_PENDING_SUBMISSIONS) return reject(context, { code: 'storage_unavailable' });
    pendingCount += 1;
    await next();
    pendingCount -= 1;
    return undefined;
  };
}

/**
 * Limits the requests of a client. Each quota is counted separately, so a customer who has just ordered can
 * still pay and ask for the status.
 */
export const limitRate =
  ({ getClientAddress, countRequest }: Ports, quota: string): MiddlewareHandler =>
  async (context, next) => {
    const seconds = countRequest(`${quota} ${getClientAddress(context)}`);
    if (seconds === undefined) return next();
    context.header('Retry-After', String(seconds));
    return reject(context, { code: 'too_many' });
  };
