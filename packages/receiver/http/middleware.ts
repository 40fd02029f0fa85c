/** In front of the routes: who may send, how much, how often. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/submission';
import type { Ports } from '../ports.ts';
import { refuse } from './refusals.ts';

/** Room for the longest message, each of its 5,000 characters as twelve bytes of a plain form. */
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
    // Whoever has the address of a page can see its order: what the page asks for does not name it.
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

/** Other sites' pages may not use their visitors' browsers to send. Servers name no origin and pass. */
export const ownPagesOnly =
  (site: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== site) return refuse(context, { code: 'origin_refused' });
    return next();
  };

/** A small server answers so many in five seconds, and the page gives up after fifteen. */
export const MOST_UNDER_WAY = 100;

/** Refuses at once what would wait too long. */
export function notTooBusy(): MiddlewareHandler {
  let underWay = 0;
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    // A slow sender holds up no one.
    await context.req.arrayBuffer();
    if (underWay >= MOST_UNDER_WAY) return refuse(context, { code: 'storage_unavailable' });
    underWay += 1;
    await next();
    underWay -= 1;
  };
}

/** Submissions, payments and questions are counted apart: whoever has ordered can pay, and learn of it. */
export const notTooOften =
  (
    { clientOf, secondsToWait }: Ports,
    what: (context: Context) => string,
    answer: (context: Context) => Response | Promise<Response>,
  ): MiddlewareHandler =>
  async (context, next) => {
    const seconds = secondsToWait(`${what(context)} ${clientOf(context)}`);
    if (seconds === undefined) return next();
    context.header('Retry-After', String(seconds));
    return answer(context);
  };
