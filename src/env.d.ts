import type { SessionKey } from '@site/rules/storage/session-keys';

declare global {
  interface ImportMetaEnv {
    /** Lists meta elements for Home as `name=content`, separated by spaces. See docs/owner.md. */
    readonly PUBLIC_SITE_VERIFICATION?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: SessionKey;
  }
}
