/** In front of the routes: who may send, how much, how often. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { IDEMPOTENCY_HEADER } from '../site.ts';
import type { MessageReceiver } from './ports.ts';
import { refuse } from './refusals.ts';

/** Room for the longest message, each of its 5,000 characters as twelve bytes of a plain form, and for a longer paste. */
const BODY_MAX_BYTES = 128 * 1024;

/** How long a browser remembers what it may send. */
const PREFLIGHT_SECONDS = 600;

export const notTooLong = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (context) => refuse(context, { code: 'too_large' }),
});

export const headers: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  // The pages' own forms have to name their origin; no other site learns its address.
  context.header('Referrer-Policy', 'same-origin');
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

/** Submissions, payments and questions are counted apart: whoever has ordered can pay, and learn of it. */
export const notTooOften =
  (
    { clientOf, secondsToWait }: MessageReceiver,
    what: (context: Context) => 'submission' | 'payment' | 'office' | 'status',
    answer: (context: Context) => Response | Promise<Response>,
  ): MiddlewareHandler =>
  async (context, next) => {
    const seconds = secondsToWait(`${what(context)} ${clientOf(context)}`);
    if (seconds === undefined) return next();
    context.header('Retry-After', String(seconds));
    return answer(context);
  };
