import type { Note } from './payments/standing.ts';
import type { Money } from './site.ts';

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
