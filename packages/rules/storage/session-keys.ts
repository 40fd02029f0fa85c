/**
 * The keys of session storage. They never change, because tabs stay open across releases.
 * content/policies.yaml describes each of them.
 */
export const SESSION_KEYS = [
  // The specification names this key.
  'quoteItems',
  'quoteBuilder',
  'checkoutDraft',
  'checkout',
  'toast',
  'contactDraft',
  'contactPrefill',
  'contactSubmission',
  'orderSubmission',
] as const;

export type SessionKey = (typeof SESSION_KEYS)[number];

/** The keys that an order clears, so that a visitor who goes back finds an empty quote and form. */
export const KEYS_CLEARED_BY_ORDER: readonly SessionKey[] = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];
