/**
 * The keys of session storage. They never change, because tabs stay open over a release.
 * content/policies.yaml describes each of them.
 */
export const SESSION_KEYS = {
  /** The specification's name. */
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

/** The keys that an order clears, so going back finds an empty cart and form. */
export const CART_KEYS = [
  SESSION_KEYS.quoteItems,
  SESSION_KEYS.quoteBuilder,
  SESSION_KEYS.checkoutDraft,
] as const;

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];
