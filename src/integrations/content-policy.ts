import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pagePolicy } from '../domain/hosts/content-policy.ts';
import { inlineHashes, joinedScripts } from './inline-parts.ts';

/** A policy holds from where it stands, so it stands first; but the charset must come within the first 1024 bytes. */
const BEGINNING = /<head><meta charset="utf-8">|<!doctype html>(?!<html)/i;

function withPolicy(page: string, receivers: readonly string[]): string {
  const html = joinedScripts(page);
  const policy = pagePolicy(inlineHashes(html), receivers);
  if (!BEGINNING.test(html)) throw new Error(`No place for a content policy in: ${html.slice(0, 200)}`);
  return html.replace(BEGINNING, `$&<meta http-equiv="content-security-policy" content="${policy}">`);
}

/**
 * Writes its own policy into each page, for the origins to which the site sends. Not Astro's `security.csp`, which
 * hashes styles before `pageStyles` fits them to their pages. Must come after all integrations that change pages.
 */
export function contentPolicy(receivers: readonly string[] = []): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ assets, logger }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((path) => path.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) => {
            await writeFile(page, withPolicy(await readFile(page, 'utf8'), receivers));
          }),
        );
        logger.info(`Policies written into ${pages.length} pages`);
      },
    },
  };
}
