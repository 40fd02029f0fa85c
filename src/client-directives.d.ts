import 'astro';
import type { SessionKey } from './domain/facts/session-storage.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reach'?: boolean;
    'client:approach'?: boolean;
    'client:session'?: SessionKey;
  }
}
