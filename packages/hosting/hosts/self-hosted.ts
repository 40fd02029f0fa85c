/** The parts that nginx and Apache share. */
import { readFileSync } from 'node:fs';
import { paths } from '@site/rules/addresses/paths';
import type { Headers, Site } from './headers.ts';

/** Fills the `{{words}}` of a file in templates/. Each value is one line, or several. */
export function filled(template: string, values: Readonly<Record<string, string | readonly string[]>>) {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => [values[name] ?? []].flat().join('\n'));
}

/** The same name with `www.` or without it, whichever the site does not have. */
export const otherName = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** Quotes a word of a server's configuration. */
export const quoted = (value: string): string => JSON.stringify(value);

/** Escapes an address or a host for a pattern. */
export const literal = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Allows only the letters of the site's addresses, and one slash at a time: a redirect to anything else could
 * end up in a header, or on another site.
 */
const ADDRESS = '(?:/[A-Za-z0-9_-]+)+?';

/** Patterns of addresses that redirect, and where they lead: each page has one address. */
export const moves = ({ redirects }: Site): readonly (readonly [pattern: string, to: string])[] => [
  ...Object.entries(redirects).map(([from, to]) => [`${literal(from)}(?:\\.html)?/*`, to] as const),
  ['/index(?:\\.html)?/*', '/'],
  [`(${ADDRESS})(?:/index)?\\.html/*`, '$1'],
  [`(${ADDRESS})/+`, '$1'],
];

/**
 * Files of dist/ that are not addresses of the site: those for other hosts, and the page for a wrong address.
 */
export const HIDDEN: readonly string[] = ['/_headers', '/_redirects', '/.htaccess', paths.notFound];

/** Texts have a charset here, because servers do not add it to precompressed files. */
export const TYPES: Headers = {
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

/** Types that are worth compressing: images and fonts are compressed already. */
export const TEXT_TYPES = Object.values(TYPES).filter((type) => /^text|[+/](?:xml|json)$/.test(type));
