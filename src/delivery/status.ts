import type { ComponentType } from 'react';
import type { CheckoutRecord } from '#logic/checkout/order-record.ts';

export interface ReceiptDetails {
  readonly record: CheckoutRecord;
  /** True once the receiver, or the server for messages, has confirmed that it has the order. */
  readonly isConfirmed: boolean;
  /** True if the receiver emails a confirmation. A form service emails none. */
  readonly isConfirmationEmailed?: boolean;
  readonly receivedAt?: Date | undefined;
}

/**
 * The state in which a page shows this tab's order, made from what the tab has stored and from the status
 * that the receiver reports. An order that was sent as a message is `received`, and is never `paid`. A
 * simulated order is `paid`, although no money was moved.
 */
export interface OrderState {
  readonly kind: 'none' | 'checking' | 'pending' | 'declined' | 'unknown' | 'received' | 'paid';
  readonly orderNumber?: string;
  readonly receipt?: ReceiptDetails | undefined;
}

export type ShowState = (state: OrderState) => void;

export interface StatusMessageProps {
  state: OrderState;
  showState: ShowState;
}

/**
 * Finds and shows the state of an order, for the success and failure pages. Each module in orders/ has a
 * module of this shape in status/.
 */
export interface OrderStatusView {
  /**
   * Shows the state that the tab knows. If orders go to a receiver, later shows the state that the receiver
   * reports.
   */
  readonly checkStatus: (showState: ShowState) => void;
  readonly StatusMessage: ComponentType<StatusMessageProps>;
}
