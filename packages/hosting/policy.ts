/**
 * Writes what a page may load, run and send: https://www.w3.org/TR/CSP3/. There are two policies, one in each
 * page with the hashes of its own scripts and styles, and one in a header for what a page cannot say of
 * itself. Browsers refuse what either does not allow.
 */
import { createHash } from 'node:crypto';

type Directive = readonly [name: string, ...sources: string[]];

const SELF = "'self'";
const NONE = "'none'";

const COMMON: readonly Directive[] = [
  ['img-src', SELF],
  ['font-src', SELF],
  ['manifest-src', SELF],
  ['object-src', NONE],
  ['base-uri', NONE],
  // No string becomes markup or code. React and Astro's islands need no exception, so none may be made.
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', NONE],
];

const written = (directives: readonly Directive[]) =>
  directives.map((directive) => directive.join(' ')).join(';');

/**
 * Has neither hashes nor receivers of messages, so that a host's configuration outlives a build and its
 * settings.
 */
export function headerPolicy(https: boolean): string {
  const policy = written([
    ['frame-ancestors', NONE],
    ['script-src-attr', NONE],
    ['style-src-attr', NONE],
    ['frame-src', NONE],
    ['worker-src', NONE],
    ...COMMON,
  ]);
  // WebKit would upgrade requests on loopback too, where the server has no https.
  return https ? `${policy};upgrade-insecure-requests` : policy;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Matches files, and data, which browsers do not run. To a policy, speculation rules are code. */
const NO_CODE = /\ssrc=|\stype="application\//;

const hashesOf = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** A policy holds only for what follows it, and the charset must be within the first 1024 bytes. */
const BEGINNING = /<head><meta charset="utf-8">|<!doctype html>(?!<html)/i;

/**
 * Gives a page its policy. Astro's own `security.csp` hashes styles before they are purged. After this,
 * nothing may change the page's scripts and styles; its words may, as its weight does.
 */
export function withPolicy(html: string, receivers: readonly string[]): string {
  if (!BEGINNING.test(html)) throw new Error(`No place for a content policy in: ${html.slice(0, 200)}`);
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NO_CODE.test(attributes));
  const scriptHashes = hashesOf(scripts.map(([, , code = '']) => code));
  const styleHashes = hashesOf(Array.from(html.matchAll(STYLE), ([, css = '']) => css));
  const policy = written([
    ['default-src', NONE],
    ...(scriptHashes.length > 0 ? [['script-src', SELF, ...scriptHashes] as const] : []),
    ...(styleHashes.length > 0 ? [['style-src', ...styleHashes] as const] : []),
    // No script of ours asks this host; tools of browsers and graders read robots.txt from within the page.
    ['connect-src', SELF, ...receivers],
    ['form-action', SELF, ...receivers],
    ...COMMON,
  ]);
  return html.replace(BEGINNING, `$&<meta http-equiv="content-security-policy" content="${policy}">`);
}
