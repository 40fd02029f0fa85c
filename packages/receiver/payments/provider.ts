/**
 * The interface of a payment provider. packages/receiver/docs/contract.md has the checklist for adding one.
 * Nothing that comes from outside is trusted. An order is paid when the provider says so in reply to our own
 * question.
 */
import type { Hono } from 'hono';
import type { Money } from '@site/rules/money/money';
import { LoggableError } from '../log.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { StartedPayment } from '../store/payments.ts';
import type { CustomerStatus, PaymentRecord } from './status.ts';

export const PAYMENT_PATH = '/pay';

export interface NewPayment {
  /** Our own reference, which cannot be guessed. */
  readonly reference: string;
  /** The number that people write on a transfer. */
  readonly orderNumber: string;
  readonly amount: Money;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

export type ProviderResponse =
  | { readonly state: 'pending' }
  | {
      readonly state: 'paid' | 'declined' | 'reversed';
      /** The id that we gave the payment, as the provider returns it: see StartedPayment. */
      readonly ownId: string;
      /** Major units of whatever currency the provider names. */
      readonly amount: number;
      readonly currency: string;
      /** How the order was paid, with the number of the provider's receipt. */
      readonly note: string;
    };

/** The provider does not work at the moment. The payment's status is unknown, and nothing is recorded. */
export class PaymentUnavailable extends LoggableError {
  override readonly name = 'PaymentUnavailable';
}

/** The actions that a provider's pages and notifications may take. */
export interface PaymentActions {
  readonly findOrder: (reference: string) => Promise<StoredOrder | undefined>;
  readonly listRecords: (reference: string) => Promise<readonly PaymentRecord[]>;
  readonly findReference: (id: string) => Promise<string | undefined>;
  /**
   * Asks the provider, records its response and returns the current status. Rejects if the provider does not
   * respond.
   */
  readonly refreshStatus: (reference: string) => Promise<CustomerStatus>;
  /** Records a decision on our own page. Only the demonstration does this. */
  readonly recordOutcome: (reference: string, state: 'paid' | 'declined') => Promise<CustomerStatus>;
  /** The page of the site that the visitor returns to. */
  readonly getReturnUrl: (reference: string, status: CustomerStatus) => string;
}

export interface Provider {
  /** The name that is stored with each payment, so that no provider is asked about the payment of another. */
  readonly name: 'demo' | 'invoice' | 'pesapal';
  /**
   * Starts a payment. Rejects with `PaymentUnavailable`; the visitor may then send the same order again.
   * `url` is the URL of the page to pay on. `ids` is stored. Our own page needs no ids, because its
   * URL names the order.
   */
  readonly start: (
    payment: NewPayment,
  ) => Promise<{ readonly url: string; readonly ids?: Pick<StartedPayment, 'id' | 'ownId'> }>;
  /**
   * Asks the provider for a payment's status, by the provider's id. Missing if there is no provider to ask,
   * as for a bank transfer.
   */
  readonly fetchStatus?: (id: string) => Promise<ProviderResponse>;
  /** Served under PAYMENT_PATH. */
  readonly routes: (actions: PaymentActions) => Hono;
}
