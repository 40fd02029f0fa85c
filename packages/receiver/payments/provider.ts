/**
 * Describes a payment provider. packages/receiver/docs/contract.md has the checklist for adding one. Nothing
 * that comes in from outside is believed: an order is paid when the provider says so in reply to our own
 * question.
 */
import type { Hono } from 'hono';
import type { Money } from '@site/rules/money/money';
import { Fault } from '../log.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { StartedPayment } from '../store/payments.ts';
import type { CustomerStatus, PaymentNote } from './status.ts';

export const PAYMENT_PATH = '/pay';

export interface NewPayment {
  /** Our own reference, which no one can guess. */
  readonly reference: string;
  /** The number that people write on a transfer. */
  readonly orderNumber: string;
  readonly amount: Money;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

export type ProviderAnswer =
  | { readonly state: 'pending' }
  | {
      readonly state: 'paid' | 'declined' | 'reversed';
      readonly ownId: string;
      /** Major units of whatever currency the provider names. */
      readonly amount: number;
      readonly currency: string;
      /** Tells people how it was paid, with the provider's receipt. */
      readonly details: string;
    };

/** The provider is not working at the moment. Nothing is known, and nothing is recorded. */
export class PaymentUnavailable extends Fault {
  override readonly name = 'PaymentUnavailable';
}

/** The actions that a provider's pages and notifications may take. */
export interface PaymentActions {
  readonly findOrder: (reference: string) => Promise<StoredOrder | undefined>;
  readonly notesOf: (reference: string) => Promise<readonly PaymentNote[]>;
  readonly referenceOf: (id: string) => Promise<string | undefined>;
  /**
   * Asks the provider, records its answer and gives the status now. Rejects if the provider does not answer.
   */
  readonly check: (reference: string) => Promise<CustomerStatus>;
  /** Records what was decided on a page of ours. Only the demonstration does this. */
  readonly decide: (reference: string, state: 'paid' | 'declined') => Promise<CustomerStatus>;
  /** The page of the site that the visitor returns to. */
  readonly returnAddress: (reference: string, status: CustomerStatus) => string;
}

export interface Provider {
  /** Stored with each payment, so that no provider is asked about another's. */
  readonly name: 'demo' | 'invoice' | 'pesapal';
  /**
   * Rejects with `PaymentUnavailable`; the visitor may then send the same order again. `known` is stored. A
   * page of our own has none, because its address names the order.
   */
  readonly start: (
    payment: NewPayment,
  ) => Promise<{ readonly address: string; readonly known?: Pick<StartedPayment, 'id' | 'ownId'> }>;
  /** Absent if there is no one to ask, as for a bank transfer. */
  readonly ask?: (id: string) => Promise<ProviderAnswer>;
  /** Served under PAYMENT_PATH. */
  readonly routes: (actions: PaymentActions) => Hono;
}
