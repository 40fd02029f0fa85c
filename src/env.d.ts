import type { SessionKey } from '@site/rules/storage/session-keys';

declare global {
  interface ImportMetaEnv {
    /** `name=content` of Home's meta elements, with spaces between: see docs/owner.md. */
    readonly PUBLIC_SITE_VERIFICATION?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:session'?: SessionKey;
  }
}
