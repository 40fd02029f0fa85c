/** A message or an order that passed every check, as it was sent. */
export interface Submission {
  /** The `Idempotency-Key`: one submit of one visitor. */
  readonly key: string;
  readonly kind: 'contact' | 'order';
  /** What people quote; a message brings its own, an order is given one that nobody can guess. */
  readonly reference: string;
  /** ISO 8601, by the receiver's clock. */
  readonly receivedAt: string;
  /** Whether it looks like a robot's. It is kept all the same: a person decides. */
  readonly suspect: boolean;
  /** The request's body, to the letter. */
  readonly body: string;
}

export interface Payment {
  readonly reference: string;
  readonly outcome: 'paid' | 'declined';
  /** ISO 8601. */
  readonly at: string;
}

/** Where submissions are kept. Promises, so that a database across a network fits as well. */
export interface Store {
  /** What was kept under the key, if anything was. */
  readonly recall: (key: string) => Promise<Submission | undefined>;
  /**
   * Keeps the submission unless its key is taken, in one transaction, and gives what is kept under the key now: of
   * two at the same moment, both are given the first. What was given is on the disk.
   */
  readonly keepOnce: (submission: Submission) => Promise<Submission>;
  readonly findOrder: (reference: string) => Promise<Submission | undefined>;
  /** Notes the payment unless the order is paid, and gives how the order stands now. Paid stays paid. */
  readonly notePayment: (payment: Payment) => Promise<Payment['outcome']>;
  readonly isPaid: (reference: string) => Promise<boolean>;
  /** Everything, for those who read it: oldest first. */
  readonly submissions: () => Promise<readonly Submission[]>;
  readonly payments: () => Promise<readonly Payment[]>;
  /** Rejects where nothing can be read. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}
