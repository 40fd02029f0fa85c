/** The parts that nginx's and Apache's files share. */
import { readFileSync } from 'node:fs';
import { paths } from '@site/rules/urls/paths';
import type { HeaderValues, BuiltSite } from '../headers.ts';

/** Fills the `{{placeholders}}` of a file in templates/. Each value is one line, or several. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | readonly string[]>>) {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => [values[name] ?? []].flat().join('\n'));
}

/** Adds `www.` to a host, or removes it. */
export const toggleWww = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** Quotes a value for a server's configuration. */
export const quote = (value: string): string => JSON.stringify(value);

/** Escapes a URL or a host for a pattern. */
export const escapePattern = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Matches paths of letters, digits, `_` and `-`, with single slashes. Other characters could inject a header
 * into the redirect, and `//` could redirect to another site.
 */
const URL_PATTERN = '(?:/[A-Za-z0-9_-]+)+?';

/** Lists patterns of URLs that redirect, and their targets. Each page has one URL. */
export const listRedirectPatterns = ({
  redirects,
}: BuiltSite): readonly (readonly [pattern: string, to: string])[] => [
  ...Object.entries(redirects).map(([from, to]) => [`${escapePattern(from)}(?:\\.html)?/*`, to] as const),
  ['/index(?:\\.html)?/*', '/'],
  [`(${URL_PATTERN})(?:/index)?\\.html/*`, '$1'],
  [`(${URL_PATTERN})/+`, '$1'],
];

/**
 * Files of dist/ that are not URLs of the site: those for other hosts, and the page for a wrong URL.
 */
export const HIDDEN_FILES: readonly string[] = ['/_headers', '/_redirects', '/.htaccess', paths.notFound];

/**
 * Types by the endings of files. Texts have a charset here, because servers do not add it to precompressed
 * files.
 */
export const MIME_TYPES: HeaderValues = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Types that servers compress. Images and fonts are compressed already. */
export const TEXT_MIME_TYPES = Object.values(MIME_TYPES).filter((type) =>
  /^text|[+/](?:xml|json)$/.test(type),
);
