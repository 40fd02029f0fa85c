/** The keys stay as they are, for tabs that are open over a release. */
export const SESSION_KEYS = {
  /** The name in the specification. */
  quoteItems: 'quoteItems',
  quoteBuilder: 'quoteBuilder',
  checkoutDraft: 'checkoutDraft',
  checkout: 'checkout',
  toast: 'toast',
  contactDraft: 'contactDraft',
  contactPrefill: 'contactOpening',
  contactSubmission: 'contactTicket',
  orderSubmission: 'orderTicket',
  orderProblem: 'orderProblem',
} as const;

/** Cleared with an order, so that Back finds cart and form empty. */
export const CART_KEYS = [
  SESSION_KEYS.quoteItems,
  SESSION_KEYS.quoteBuilder,
  SESSION_KEYS.checkoutDraft,
] as const;

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];

/** What each key holds, and until when, in the words of the cookie policy. */
export const SESSION_CONTENTS: Readonly<
  Record<keyof typeof SESSION_KEYS, readonly [holds: string, until: string]>
> = {
  quoteBuilder: [
    'The services and quantities that you choose, and a service of your own',
    'You clear them, or your order is complete',
  ],
  quoteItems: ['The lines that you take to checkout', 'Your order is complete'],
  checkoutDraft: ['What you type into the billing form', 'Your order is complete'],
  checkout: [
    'The order with its number, and the details that you gave for it',
    'You close the tab, or the payment fails',
  ],
  orderSubmission: [
    'Where orders are sent to us: the order with a random key, so that a second press makes no second order',
    'You close the tab',
  ],
  orderProblem: ['Where orders are sent to us: why the last one was not taken', 'The next page has shown it'],
  contactDraft: ['What you type into the contact form', 'Your message has left this page'],
  contactPrefill: [
    'The words with which a link or your quote began a message',
    'Your message is complete, or you remove them',
  ],
  contactSubmission: [
    'Where messages are sent to us: the message with a random key, which a second press has too',
    'We have received it',
  ],
  toast: ['A short notice for the next page', 'The next page has shown it'],
};
