/**
 * The interface of a payment provider. packages/receiver/docs/contract.md has a checklist for adding a
 * provider. Requests from outside are not trusted: an order is paid only once the provider says so when
 * asked.
 */
import type { Hono } from 'hono';
import type { Money } from '@site/rules/money/money';
import { LoggableError } from '../log.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { StartedPayment } from '../store/payments.ts';
import type { CustomerStatus, PaymentRecord } from './status.ts';

export const PAYMENT_PATH = '/pay';

export interface NewPayment {
  /** Our own reference for the order, which cannot be guessed. */
  readonly reference: string;
  /** The number that customers write on a transfer. */
  readonly orderNumber: string;
  readonly amount: Money;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

export type ProviderResponse =
  | { readonly status: 'pending' }
  | {
      readonly status: 'paid' | 'declined' | 'reversed';
      /** The id that we gave the payment, as the provider repeats it. */
      readonly ownId: string;
      /** The amount in major units of `currency`. */
      readonly amount: number;
      readonly currency: string;
      /** How the order was paid, with the number of the provider's receipt. */
      readonly note: string;
    };

/** Thrown if the provider fails. The status of the payment is then unknown, and nothing is recorded. */
export class PaymentUnavailableError extends LoggableError {
  /** The log shows this name. */
  override readonly name = 'PaymentUnavailable';
}

/** The actions that a provider's pages and notifications may take. */
export interface PaymentActions {
  readonly findOrder: (reference: string) => Promise<StoredOrder | undefined>;
  readonly listRecords: (reference: string) => Promise<readonly PaymentRecord[]>;
  /** Finds an order's reference by the provider's payment id. */
  readonly findReference: (id: string) => Promise<string | undefined>;
  /** Asks the provider, and records its response. Rejects if the provider does not respond. */
  readonly refreshStatus: (reference: string) => Promise<CustomerStatus>;
  /** Records what the visitor chose on the receiver's page. Only the demo provider calls this function. */
  readonly recordOutcome: (reference: string, outcome: 'paid' | 'declined') => Promise<CustomerStatus>;
  /** Returns the URL of the site's page to which the visitor returns. */
  readonly getReturnUrl: (reference: string, status: CustomerStatus) => string;
}

export interface Provider {
  /**
   * The name that is stored with each payment, so that no provider is asked about another provider's payment.
   */
  readonly name: 'demo' | 'invoice' | 'pesapal';
  /**
   * Starts a payment, and returns the URL to pay at. The `ids` are stored. A payment on the receiver's own
   * page has no ids, because the page's URL contains the order's reference. Rejects with
   * `PaymentUnavailableError` if the provider fails. The visitor may then send the same order again.
   */
  readonly start: (
    payment: NewPayment,
  ) => Promise<{ readonly url: string; readonly ids?: Pick<StartedPayment, 'id' | 'ownId'> }>;
  /**
   * Asks for a payment's status by the provider's id. A provider without this function, such as `invoice`,
   * cannot be asked.
   */
  readonly fetchStatus?: (id: string) => Promise<ProviderResponse>;
  /** Creates the routes under PAYMENT_PATH. */
  readonly routes: (actions: PaymentActions) => Hono;
}
