/** Every key that the site keeps in the tab's session storage. Its text stays, for tabs that are open over a release. */
export const SESSION_KEYS = {
  /** The quote's lines, for the checkout. The specification's name. */
  quoteItems: 'quoteItems',
  /** What the quote builder shows: selection and half-typed custom service. */
  quoteBuilder: 'quoteBuilder',
  /** The billing form while it is being filled. */
  checkoutDraft: 'checkoutDraft',
  /** The record of a submitted checkout. */
  checkout: 'checkout',
  /** A toast raised right before leaving, for the page that follows. */
  toast: 'toast',
  contactDraft: 'contactDraft',
  /** How a message begins that a link elsewhere has led to. */
  contactPrefill: 'contactOpening',
  /** Which message is being sent, so that it is the same one when it is sent again. */
  contactSubmission: 'contactTicket',
  /** The same of an order. */
  orderSubmission: 'orderTicket',
  /** What a checkout that is loaded again has to say first. */
  orderProblem: 'orderProblem',
} as const;

/** What is over with an order: the cart and the form, so that Back finds them empty. */
export const CART_KEYS = [
  SESSION_KEYS.quoteItems,
  SESSION_KEYS.quoteBuilder,
  SESSION_KEYS.checkoutDraft,
] as const;

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];

/** The text under a key. Absent and denied are both `undefined`. */
export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the text is kept now: storage can be denied by the browser, or full. */
export function writeSession(key: SessionKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function clearSession(...keys: readonly SessionKey[]): void {
  for (const key of keys) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Denied storage holds nothing to clear.
    }
  }
}
