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
