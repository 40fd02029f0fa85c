import { pagePolicy } from '../hosts/content-policy.ts';
import { inlineHashes } from './inline-hashes.ts';

/** A policy holds from where it stands, so it stands first; but the charset must come within the first 1024 bytes. */
const BEGINNING = /<head><meta charset="utf-8">|<!doctype html>(?!<html)/i;

/** Not Astro's `security.csp`, which hashes styles before purging. Nothing may change the page afterwards. */
export function withPolicy(html: string, receivers: readonly string[]): string {
  const policy = pagePolicy(inlineHashes(html), receivers);
  if (!BEGINNING.test(html)) throw new Error(`No place for a content policy in: ${html.slice(0, 200)}`);
  return html.replace(BEGINNING, `$&<meta http-equiv="content-security-policy" content="${policy}">`);
}
