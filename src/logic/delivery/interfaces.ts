/**
 * The interfaces through which stores hand over orders and messages. Every way of delivery in src/delivery/
 * implements them.
 */
import type { CheckoutForm } from '@site/rules/checkout/form';
import type { ContactValues } from '@site/rules/contact/fields';
import type { QuoteLine } from '../quote/lines.ts';
import type { Toast } from '../form/feedback.ts';

export interface Order {
  readonly form: CheckoutForm;
  readonly lines: readonly QuoteLine[];
  /**
   * The documents that the customer agreed to, with their versions. Only an order that is sent as a message
   * lists these documents.
   */
  readonly agreedVersions: readonly string[];
}

/** Shows the server's error messages at their fields. */
export type ShowFieldErrors = (errors: Readonly<Record<string, string>>) => void;

interface CheckoutCallbacks {
  readonly showToast: (toast: Toast) => void;
  readonly showFieldErrors: ShowFieldErrors;
}

/** Resolves to `leaving` if another page is about to load. */
export type PlaceOrder = (order: Order, callbacks: CheckoutCallbacks) => Promise<'leaving' | 'staying'>;

interface MessageInput {
  readonly values: ContactValues;
  /** Includes the fields that no visitor sees. */
  readonly formData: FormData;
}

/** A message that was sent, or that is ready for the visitor to send. */
export interface MessageResult {
  readonly values: ContactValues;
  readonly reference?: string;
  /** False if the visitor still has to send the message. Until then the message stays a draft. */
  readonly isSent: boolean;
  readonly toast: Toast;
}

/**
 * Resolves to `undefined` if the message was not accepted, or if no one knows whether it was. The way of
 * delivery then says why.
 */
export type SendMessage = (
  message: MessageInput,
  showFieldErrors: ShowFieldErrors,
) => Promise<MessageResult | undefined>;
