import type { ComponentType } from 'react';
import type { CheckoutRecord } from '@site/rules/checkout/order';

export interface Receipt {
  readonly record: CheckoutRecord;
  /** Whether whoever it was sent to has said that it has the order; nothing else is stamped. */
  readonly isConfirmed: boolean;
  /** Whether whoever has it sends the customer a confirmation; a form service does not. */
  readonly isMailed?: boolean;
  readonly receivedAt?: Date | undefined;
}

/** What happened to this tab's order. */
export interface Outcome {
  readonly kind: 'none' | 'asking' | 'pending' | 'declined' | 'unknown' | 'done';
  readonly orderNumber?: string;
  readonly receipt?: Receipt | undefined;
}

export interface SaidProps {
  readonly outcome: Outcome;
  readonly lookAgain: () => void;
}

/** What is known of an order on the pages after the checkout: a module of this shape for each way in orders/. */
export interface Outcomes {
  /** Shows what is known at once, and then what was found out. */
  readonly look: (show: (outcome: Outcome) => void) => void;
  /** What is said of the order, beside its receipt. */
  readonly Said: ComponentType<SaidProps>;
}
