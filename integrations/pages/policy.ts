import { createHash } from 'node:crypto';
import { type InlineHashes, pagePolicy } from '../hosts/content-policy.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Browsers neither run nor refuse data. Speculation rules are no data: a policy takes them for script. */
const DATA = /\stype="application\//;
const FILE = /\ssrc=/;

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const inlineHashes = (html: string): InlineHashes => ({
  scripts: Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = '']) => !DATA.test(attributes) && !FILE.test(attributes))
    .map(([, , code = '']) => hash(code)),
  styles: Array.from(html.matchAll(STYLE), ([, css = '']) => hash(css)),
});

/** A policy holds from where it stands, so it stands first; but the charset must come within the first 1024 bytes. */
const BEGINNING = /<head><meta charset="utf-8">|<!doctype html>(?!<html)/i;

/** Not Astro's `security.csp`, which hashes styles before purging. Nothing may change the page afterwards. */
export function withPolicy(html: string, receivers: readonly string[]): string {
  const policy = pagePolicy(inlineHashes(html), receivers);
  if (!BEGINNING.test(html)) throw new Error(`No place for a content policy in: ${html.slice(0, 200)}`);
  return html.replace(BEGINNING, `$&<meta http-equiv="content-security-policy" content="${policy}">`);
}
