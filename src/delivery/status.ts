import type { ComponentType } from 'react';
import type { CheckoutRecord } from '../logic/checkout/order-record.ts';

export interface ReceiptDetails {
  readonly record: CheckoutRecord;
  /** Whether the receiver or the form service has said that it has the order. */
  readonly isConfirmed: boolean;
  /** Whether the receiver mails a confirmation; a form service does not. */
  readonly isMailed?: boolean;
  readonly receivedAt?: Date | undefined;
}

/** This tab's order, as far as it is known. `received` is an order that went as a message. */
export interface OrderState {
  readonly kind: 'none' | 'asking' | 'pending' | 'declined' | 'unknown' | 'received' | 'paid';
  readonly orderNumber?: string;
  readonly receipt?: ReceiptDetails | undefined;
}

export type ShowState = (state: OrderState) => void;

export interface StatusMessageProps {
  state: OrderState;
  show: ShowState;
}

/** Tells the pages after the checkout about an order. Each way in orders/ has a module of this shape in status/. */
export interface StatusWay {
  /** Shows at once what the tab knows, and then what the receiver answers. */
  readonly checkStatus: (show: ShowState) => void;
  readonly StatusMessage: ComponentType<StatusMessageProps>;
}
