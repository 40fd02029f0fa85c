/**
 * What a provider of payments has to do; packages/receiver/docs/contract.md has the checklist for another one. Nothing that comes
 * from outside is believed: an order is paid when the provider, asked by us, says so.
 */
import type { Hono } from 'hono';
import { Fault } from '../log.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { Money } from '@site/rules/money/money';
import type { StartedPayment } from '../store/payments.ts';
import type { PaymentNote, CustomerStatus } from './status.ts';

export const PAYMENT_PATH = '/pay';

export interface Due {
  /** Ours: no one can guess it. */
  readonly reference: string;
  /** What people write on a transfer. */
  readonly orderNumber: string;
  readonly amount: Money;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

export type Verdict =
  | { readonly state: 'pending' }
  | {
      readonly state: 'paid' | 'declined' | 'reversed';
      readonly ownId: string;
      /** Major units and whatever currency the provider names. */
      readonly amount: number;
      readonly currency: string;
      /** For people: how it was paid, the provider's receipt. */
      readonly note: string;
    };

/** The provider does not do its part at the moment. Nothing is known and nothing is noted. */
export class PaymentUnavailable extends Fault {
  override readonly name = 'PaymentUnavailable';
}

/** What a provider's own pages and notifications may do. */
export interface Desk {
  readonly findOrder: (reference: string) => Promise<StoredOrder | undefined>;
  readonly paymentsOf: (reference: string) => Promise<readonly PaymentNote[]>;
  readonly referenceOf: (id: string) => Promise<string | undefined>;
  /** Asks the provider, notes what it says, and gives how the order stands now. Rejects where it does not answer. */
  readonly settle: (reference: string) => Promise<CustomerStatus>;
  /** What a page of ours has decided: the demonstration's only. */
  readonly decide: (reference: string, state: 'paid' | 'declined') => Promise<CustomerStatus>;
  /** The site's page that the visitor returns to. */
  readonly returnAddress: (reference: string, standing: CustomerStatus) => string;
}

export interface Provider {
  /** In the store, so that no provider is asked for another's payment. */
  readonly name: 'demo' | 'invoice' | 'pesapal';
  /**
   * Rejects with `PaymentUnavailable`; the visitor may send the same order again. What is known is to be stored: a page of
   * our own has none, for its address says which order it is.
   */
  readonly start: (
    due: Due,
  ) => Promise<{ readonly address: string; readonly known?: Pick<StartedPayment, 'id' | 'ownId'> }>;
  /** Absent where there is no one to ask, as for a bank transfer. */
  readonly ask?: (id: string) => Promise<Verdict>;
  /** Under PAYMENT_PATH. */
  readonly routes: (desk: Desk) => Hono;
}
