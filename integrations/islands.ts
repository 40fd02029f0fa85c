import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's integration for React, with a client of ours. */
export function islands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) => {
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(new URL('../src/islands/client.ts', import.meta.url)),
            });
          },
        }),
    },
  };
}
