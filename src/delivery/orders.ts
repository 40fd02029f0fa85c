import type { ComponentType } from 'react';
import type { CheckoutForm, CheckoutValues } from '@site/rules/checkout/form';
import type { Toast } from '../logic/form/feedback.ts';
import type { QuoteLine } from '@site/rules/quote/lines';

export interface Order {
  readonly form: CheckoutForm;
  readonly lines: readonly QuoteLine[];
  /** The documents in their versions, for whoever reads the order as a message. */
  readonly agreedTo: readonly string[];
  /** As it stands in the form, where what is refused is said. */
  readonly typed: CheckoutValues;
  readonly notify: (toast: Toast) => void;
}

/**
 * How orders go. Each way is a module of this shape in orders/, with what is known afterwards in outcomes/. A build has
 * the one that its settings ask for: see src/integrations/delivery.ts.
 */
export interface Orders {
  readonly words: () => { readonly submit: string; readonly busy: string };
  /** Under the form: how to stop an order that is being sent, and why it was not taken. */
  readonly Progress: ComponentType;
  /** Gives whether the page is being left. */
  readonly take: (order: Order) => Promise<boolean>;
}
