import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { expiresIn, expiryWarning } from './security-txt.ts';
import { securityTxtPath } from '../../src/site/paths.ts';

export function securityTxt(): AstroIntegration {
  return {
    name: 'security-txt',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const text = await readFile(new URL(securityTxtPath.slice(1), dir), 'utf8');
        const warning = expiryWarning(expiresIn(text), new Date());
        if (warning !== undefined) logger.warn(warning);
      },
    },
  };
}
