/** What the visitor is told. Every way that a delivery can end, and what is known then. */
export type Outcome<Done> =
  | Done
  /** The receiver wants fields to be corrected; nothing was accepted. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }
  /** There was no network to begin with, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The receiver answered, and accepted nothing. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfterMs: number | undefined }
  /** It was sent and no answer tells what became of it: it may have arrived. */
  | { readonly kind: 'unknown' }
  /** The visitor stopped it. What had already left may have arrived. */
  | { readonly kind: 'cancelled' };

export interface Delivered {
  readonly kind: 'delivered';
}

export type OrderAnswered =
  /** To the payment page, whose address has been found safe. */
  | { readonly kind: 'redirect'; readonly url: string; readonly reference: string }
  /** The order was accepted, yet the address that came with it is none to send a visitor to. */
  | { readonly kind: 'unsafe-redirect' }
  | { readonly kind: 'price-changed' };

export type OrderOutcome = Outcome<OrderAnswered>;
