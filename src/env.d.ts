import type { SessionKey } from './domain/facts/session-storage.ts';

declare global {
  /**
   * Where messages, orders and visits go, put in place by build/delivery-config.ts. Each use is written out, not shared by a
   * module: only then does a build without endpoints leave out all that depends on them.
   */
  interface ImportMetaEnv {
    readonly CONTACT_ENDPOINT?: string;
    readonly CHECKOUT_ENDPOINT?: string;
    readonly ANALYTICS_ENDPOINT?: string;
    /** Separated by spaces. */
    readonly PAYMENT_HOSTS?: string;
    /** `name=content` of Home's meta elements, with spaces between: see docs/after-launch.md. */
    readonly PUBLIC_SITE_VERIFICATION?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reach'?: boolean;
    'client:approach'?: boolean;
    'client:session'?: SessionKey;
  }
}
