import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor points at, touches or focuses the island. */
    'client:reach'?: boolean;
    /** Hydrates once the page has loaded, if the island waits below the first screen and may move. */
    'client:approach'?: boolean;
  }
}
