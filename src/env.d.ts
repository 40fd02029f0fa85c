import type { SessionKey } from './site/session-keys.ts';

declare global {
  /**
   * Where messages, orders and visits go, put in place by integrations/delivery-config.ts. Each use is written out, not shared by a
   * module: only then does a build without endpoints leave out all that depends on them.
   */
  interface ImportMetaEnv {
    readonly CONTACT_ENDPOINT?: string;
    /** The name of the form service behind the contact endpoint, if any; the next three belong to it. */
    readonly CONTACT_SERVICE?: string;
    /** Extra fields of each message, written as in an address. */
    readonly CONTACT_FIELDS?: string;
    readonly CONTACT_HONEYPOT?: string;
    /** What an answer must contain to count as accepted; without it any success will do. */
    readonly CONTACT_ACCEPTED?: string;
    readonly CHECKOUT_ENDPOINT?: string;
    /** Where messages go, in a build that sends orders as messages. */
    readonly ORDERS_BY_MESSAGE?: string;
    readonly ANALYTICS_ENDPOINT?: string;
    /** Separated by spaces. */
    readonly PAYMENT_HOSTS?: string;
    /** Set where nothing is paid online: the page after an order says how to pay. */
    readonly PAYMENT_BY_INVOICE?: string;
    /** `name=content` of Home's meta elements, with spaces between: see docs/owner.md. */
    readonly PUBLIC_SITE_VERIFICATION?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:approach'?: boolean;
    'client:session'?: SessionKey;
  }
}
