import { paths } from '@site/rules/addresses/paths';
import type { Headers, Site } from './headers.ts';

/** The same name with `www.` or without it, whichever the site does not have. */
export const otherName = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** As a word of a server's file. */
export const quoted = (value: string): string => JSON.stringify(value);

export const literal = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Only letters that the site's addresses have, and one slash at a time: a redirect to anything else could end up in a
 * header, or on another site.
 */
const ADDRESS = '(?:/[A-Za-z0-9_-]+)+?';

/** One address for each page: what leads there, and where that is. */
export const moves = ({ redirects }: Site): readonly (readonly [pattern: string, to: string])[] => [
  ...Object.entries(redirects).map(([from, to]) => [`${literal(from)}(?:\\.html)?/*`, to] as const),
  ['/index(?:\\.html)?/*', '/'],
  [`(${ADDRESS})(?:/index)?\\.html/*`, '$1'],
  [`(${ADDRESS})/+`, '$1'],
];

/** What is in the folder and no address of the site: the other hosts' files, and the page for what is missing. */
export const HIDDEN: readonly string[] = ['/_headers', '/_redirects', '/.htaccess', paths.notFound];

/** With a charset, which servers do not add to precompressed files. */
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

/** Images and fonts are already compressed. */
const IS_TEXT = /^text|[+/](?:xml|json)$/;
export const TEXT_TYPES = Object.values(TYPES).filter((type) => IS_TEXT.test(type));
