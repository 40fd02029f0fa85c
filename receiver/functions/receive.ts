/** The message contract of receiver/docs/contract.md beside the site, on its own origin: a message that passes becomes a mail. */
import type { Hono } from 'hono';
import { HEALTH_PATH, messagesApp } from '../app.ts';
import { STYLE_PATH } from '../html.ts';
import { faultLine } from '../log.ts';
import { MESSAGES_PATH } from '../messages.ts';
import { rateLimiter } from '../rate-limit.ts';
import { mailStore } from './mail-store.ts';
import { readSettings, type Environment } from './settings.schema.ts';

/** The addresses that a platform hands to the function. */
export const PATHS = [MESSAGES_PATH, HEALTH_PATH, STYLE_PATH] as const;

/** Each instance counts alone, and platforms start several: this stops accidents, and no flood. */
export const secondsToWait = rateLimiter({ most: 20, windowMs: 60_000 }, () => Date.now());

interface Caller {
  readonly environment: Environment;
  /** The visitor's address, as the platform vouches for it. */
  readonly client: string;
}

/** For one request: environment and address come with it, and the site is where it was asked. */
export const messagesFunction = (request: Request, { environment, client }: Caller): Hono =>
  messagesApp({
    store: mailStore(readSettings(environment)),
    now: () => Date.now(),
    site: new URL(request.url).origin,
    clientOf: () => client,
    secondsToWait,
    report: (error) => {
      console.error(faultLine(error));
    },
  });
