import 'astro';
import type { SessionKey } from './platform/session.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor points at, touches or focuses the island. */
    'client:reach'?: boolean;
    /** Hydrates once the page has loaded, if the island waits below the first screen and may move. */
    'client:approach'?: boolean;
    /** Hydrates where the tab's session storage has this key. */
    'client:session'?: SessionKey;
  }
}
