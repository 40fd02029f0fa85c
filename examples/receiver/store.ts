import type { Money } from '../../src/domain/money/money.ts';
import type { Note, Standing } from './payments/standing.ts';
import type { MailCounts } from './mail/outbox-rows.ts';

export type Kind = 'contact' | 'order';

/** A message or an order that passed every check. */
export interface Submission {
  /** The `Idempotency-Key`: one submit of one visitor. Messages and orders have keys of their own. */
  readonly key: string;
  readonly kind: Kind;
  /** What people quote, unique; a message brings its own, an order is given one that nobody can guess. */
  readonly reference: string;
  /** ISO 8601, by the receiver's clock. */
  readonly receivedAt: string;
  /** Whether it looks like a robot's. It is kept all the same: a person decides. */
  readonly suspect: boolean;
  /** Whose it is, in lower case. */
  readonly email: string;
  /** What was checked, cleaned: this is what is read. Absent where an earlier version kept what nobody can read. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The request's body to the letter, as evidence only. */
  readonly body: string;
}

/** What became of an order's payment, one after the other. */
export interface Payment extends Note {
  readonly reference: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An order's payment as its provider knows it: an order has one. */
export interface StartedPayment {
  /** The order's. */
  readonly reference: string;
  readonly provider: string;
  /** The provider's name for the payment. */
  readonly id: string;
  /** Ours for it there: another for every attempt, where the provider wants that. */
  readonly ownId: string;
  /** Where the visitor pays, or reads how to. */
  readonly address: string;
  /** What is to be paid. */
  readonly amount: Money;
  /** ISO 8601. */
  readonly at: string;
}

/** Where submissions are kept. Everything rejects with `StoreUnavailable` where the storage does not do its part. */
export interface Store {
  /** What was kept under the key, if anything was. */
  readonly recall: (kind: Kind, key: string) => Promise<Submission | undefined>;
  /**
   * Keeps the submission unless its key is taken, in one transaction, and gives what is kept under the key now: of
   * two at the same moment, both are given the first. What was given is on the disk. A reference that is taken is
   * given an ending of its own.
   */
  readonly keepOnce: (submission: Submission) => Promise<Submission>;
  readonly findOrder: (reference: string) => Promise<Submission | undefined>;
  /** Notes it where it is news, in one transaction, and gives how the order stands now. Paid stays paid. */
  readonly notePayment: (payment: Payment) => Promise<Standing>;
  readonly standingOf: (reference: string) => Promise<Standing>;
  /** Keeps it unless the order has one, and gives the one that is kept: of two at the same moment, the first. */
  readonly keepStarted: (payment: StartedPayment) => Promise<StartedPayment>;
  readonly startedPayment: (reference: string) => Promise<StartedPayment | undefined>;
  /** The order whose payment the provider knows by the id. */
  readonly referenceOf: (provider: string, id: string) => Promise<string | undefined>;
  /** Orders whose payments were begun with the provider since then, and are not paid. */
  readonly unsettled: (provider: string, since: string) => Promise<readonly string[]>;
  /** How many mails wait, and how many nobody took. Each was put into the outbox with what it tells of. */
  readonly mails: () => Promise<MailCounts>;
  /** Rejects where the longest submission could not be written where it is to be kept. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** As much of it as messages need. */
export type MessageStore = Pick<Store, 'recall' | 'keepOnce' | 'check'> & Partial<Pick<Store, 'mails'>>;
