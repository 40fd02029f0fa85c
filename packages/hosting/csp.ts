/**
 * Formats the two content security policies (CSPs, https://www.w3.org/TR/CSP3/). Browsers block whatever
 * either of them does not allow. One CSP is in each page, with the hashes of the page's scripts and styles.
 * The other is in a header of every response, and also has `frame-ancestors`, which a page cannot set.
 */
import { createHash } from 'node:crypto';

type Directive = readonly [name: string, ...sources: string[]];

const SELF = "'self'";
const NONE = "'none'";

const COMMON_DIRECTIVES: readonly Directive[] = [
  ['img-src', SELF],
  ['font-src', SELF],
  ['manifest-src', SELF],
  ['object-src', NONE],
  ['base-uri', NONE],
  // Scripts may not turn strings into markup or code. React and Astro's islands never do.
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', NONE],
];

const formatDirectives = (directives: readonly Directive[]) =>
  directives.map((directive) => directive.join(' ')).join(';');

/**
 * Returns the CSP for the header. It has no hashes, and no endpoints for messages and orders. The host's
 * configuration can therefore stay the same after a build or a change of a setting.
 */
export function createHeaderCsp(usesHttps: boolean): string {
  const csp = formatDirectives([
    ['frame-ancestors', NONE],
    ['script-src-attr', NONE],
    ['style-src-attr', NONE],
    ['frame-src', NONE],
    ['worker-src', NONE],
    ...COMMON_DIRECTIVES,
  ]);
  // Responses over plain http have no `upgrade-insecure-requests`, because WebKit would upgrade even requests
  // to the preview server on loopback, which has no https: https://bugs.webkit.org/show_bug.cgi?id=250776.
  return usesHttps ? `${csp};upgrade-insecure-requests` : csp;
}

const SCRIPT_PATTERN = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE_PATTERN = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/**
 * Matches the attributes of scripts that need no hash: script files, and data, which browsers do not run.
 * Speculation rules do need a hash, because a CSP treats them as code.
 */
const NO_HASH_PATTERN = /\ssrc=|\stype="application\//;

const hashSources = (sources: readonly string[]) => [
  ...new Set(sources.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)),
];

/**
 * Matches the text after which the CSP is inserted. The CSP must come early, because it applies only to what
 * follows. The charset still comes first, because browsers look for it in the first 1,024 bytes.
 */
const INSERTION_POINT_PATTERN = /<head><meta charset="utf-8">|<!doctype html>(?!<html)/i;

/**
 * Adds a CSP to the page. Astro's own `security.csp` is not used, because it hashes styles before they are
 * purged. Build steps after this one must not change the page's scripts and styles, but may change its text.
 * One of these steps adds the page's weight.
 */
export function addCsp(html: string, allowedOrigins: readonly string[]): string {
  if (!INSERTION_POINT_PATTERN.test(html)) throw new Error(`No place for a CSP in: ${html.slice(0, 200)}`);
  const scripts = [...html.matchAll(SCRIPT_PATTERN)].filter(
    ([, attributes = '']) => !NO_HASH_PATTERN.test(attributes),
  );
  const scriptHashes = hashSources(scripts.map(([, , code = '']) => code));
  const styleHashes = hashSources(Array.from(html.matchAll(STYLE_PATTERN), ([, css = '']) => css));
  const csp = formatDirectives([
    ['default-src', NONE],
    ...(scriptHashes.length > 0 ? [['script-src', SELF, ...scriptHashes] as const] : []),
    ...(styleHashes.length > 0 ? [['style-src', ...styleHashes] as const] : []),
    // No script of ours fetches from this host, but browsers' developer tools and page graders, such as
    // Lighthouse, fetch robots.txt from within the page.
    ['connect-src', SELF, ...allowedOrigins],
    ['form-action', SELF, ...allowedOrigins],
    ...COMMON_DIRECTIVES,
  ]);
  return html.replace(
    INSERTION_POINT_PATTERN,
    `$&<meta http-equiv="content-security-policy" content="${csp}">`,
  );
}
