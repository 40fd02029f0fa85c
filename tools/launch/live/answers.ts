import type { DeliveryConfig } from '../../../integrations/delivery-config.ts';
import type { Handshake } from '../transport.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** An answer, or why there is none: see asking.ts. */
export type Answered = Answer | string;

/** What a site answered when it was asked all that a visitor's browser asks it, and nothing was sent. */
export interface LiveAnswers {
  /** What was asked: `https://www.company.co.ke`. */
  readonly origin: string;
  /** By their paths: those of the sitemap, and those that it leaves out. */
  readonly pages: ReadonlyMap<string, Answered>;
  /** An address that no page has. */
  readonly wrong: Answered;
  /** A file whose name has a hash; `undefined` where Home names none. */
  readonly file: Answered | undefined;
  /** Home, to a browser that reads this encoding alone. */
  readonly encoded: Readonly<Record<'br' | 'gzip' | 'identity', Answered>>;
  readonly robots: Answered;
  readonly sitemap: Answered;
  readonly security: Answered;
  /** Of the same name with `www.` or without, and without https. `undefined` on this machine, as with the next. */
  readonly otherName: Answered | undefined;
  readonly http: Answered | undefined;
  readonly handshake: Handshake | string | undefined;
}

/** What it is to answer. */
export interface Expected {
  /** The site's own, by its settings. */
  readonly origin: string;
  readonly delivery: DeliveryConfig | undefined;
  /** By the documents: `TLS 1.3`. */
  readonly transport: string | undefined;
  /** The pages of dist/ by their paths; `undefined` where there is none. */
  readonly built: ReadonlyMap<string, string> | undefined;
  readonly now: Date;
}

export const isAnswer = (answered: Answered | undefined): answered is Answer => typeof answered === 'object';

/** The text of what was found; empty for anything else. */
export const bodyOf = (answered: Answered | undefined) =>
  isAnswer(answered) && answered.status === 200 ? answered.body : '';

/** What came, in words. */
export const shownAnswer = (answered: Answered) =>
  isAnswer(answered) ? String(answered.status) : `nothing (${answered})`;
