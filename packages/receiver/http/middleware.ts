/** Checks requests before the routes see them: who may send, how much, and how often. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import type { Ports } from '../ports.ts';
import { refuse } from './refusals.ts';

/** The longest message fits, even if each of its 5,000 characters takes twelve bytes of a plain form. */
const BODY_MAX_BYTES = 64 * 1024;

/** How long a browser remembers what it may send. */
const PREFLIGHT_SECONDS = 600;

export const notTooLong = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (context) => refuse(context, { code: 'too_large' }),
});

export const headers =
  (site: string): MiddlewareHandler =>
  async (context, next) => {
    context.set('site', site);
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    // Anyone who has a page's address can see its order, so requests from the page do not name it.
    if (!context.res.headers.has('Referrer-Policy')) context.header('Referrer-Policy', 'no-referrer');
  };

export const readableBy = (site: string): MiddlewareHandler =>
  cors({
    origin: site,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', IDEMPOTENCY_HEADER],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });

/**
 * Refuses pages of other sites, which could send through their visitors' browsers. Servers name no origin and
 * pass.
 */
export const ownPagesOnly =
  (site: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== site) return refuse(context, { code: 'origin_refused' });
    return next();
  };

/** Refuses forms that are not on a page of ours. Every browser names the origin of a form that it posts. */
export const ownButtonsOnly =
  (receiverOrigin: string): MiddlewareHandler =>
  async (context, next) =>
    context.req.header('Origin') === receiverOrigin
      ? next()
      : context.text('This page’s own buttons only.', 403);

/** A small server answers this many in five seconds. The site's page gives up after fifteen. */
export const MOST_UNDER_WAY = 100;

/** Refuses a submission at once if it would wait too long. */
export function notTooBusy(): MiddlewareHandler {
  let underWay = 0;
  return async (context, next) => {
    // The body is read before the count, so that a slow sender holds up no one.
    await context.req.arrayBuffer();
    if (underWay >= MOST_UNDER_WAY) return refuse(context, { code: 'storage_unavailable' });
    underWay += 1;
    await next();
    underWay -= 1;
    return undefined;
  };
}

/**
 * Each client has a quota under each name, so that someone who has ordered can still pay and ask for the
 * status.
 */
export const notTooOften =
  ({ clientOf, secondsToWait }: Ports, quota: string): MiddlewareHandler =>
  async (context, next) => {
    const seconds = secondsToWait(`${quota} ${clientOf(context)}`);
    if (seconds === undefined) return next();
    context.header('Retry-After', String(seconds));
    return refuse(context, { code: 'too_many' });
  };
