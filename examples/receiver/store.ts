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

export interface Payment {
  readonly reference: string;
  readonly outcome: 'paid' | 'declined';
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
  /** Notes the payment unless the order is paid, and gives how the order stands now. Paid stays paid. */
  readonly notePayment: (payment: Payment) => Promise<Payment['outcome']>;
  /** Paid, however often it was declined before; nothing where the payment page has said nothing yet. */
  readonly paymentOf: (reference: string) => Promise<Payment['outcome'] | undefined>;
  /** Rejects where the longest submission could not be written where it is to be kept. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** As much of it as messages need. */
export type MessageStore = Pick<Store, 'recall' | 'keepOnce' | 'check'>;
