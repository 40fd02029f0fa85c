/**
 * Stored names never change, because a tab may stay open over a release. The last three are older than our words for
 * them. content/policies.yaml says what each holds.
 */
export const SESSION_KEYS = {
  /** The name in the specification. */
  quoteItems: 'quoteItems',
  quoteBuilder: 'quoteBuilder',
  checkoutDraft: 'checkoutDraft',
  checkout: 'checkout',
  toast: 'toast',
  contactDraft: 'contactDraft',
  contactPrefill: 'contactPrefill',
  contactSubmission: 'contactSubmission',
  orderSubmission: 'orderSubmission',
} as const;

/** Cleared with an order, so that Back finds cart and form empty. */
export const CART_KEYS = [
  SESSION_KEYS.quoteItems,
  SESSION_KEYS.quoteBuilder,
  SESSION_KEYS.checkoutDraft,
] as const;

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];
