import 'astro';
import type { SessionKey } from './platform/session.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reach'?: boolean;
    'client:approach'?: boolean;
    'client:session'?: SessionKey;
  }
}
