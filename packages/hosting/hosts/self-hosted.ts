/** Shared parts of the files for nginx and Apache. */
import { readFileSync } from 'node:fs';
import { paths } from '@site/rules/urls/paths';
import type { BuiltSite } from '../headers.ts';
import mediaTypes from '../media-types.json' with { type: 'json' };

/** Fills the `{{placeholders}}` of a file in templates/. A list of values becomes one line per value. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | readonly string[]>>) {
  const text = readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => [values[name] ?? []].flat().join('\n'));
}

/** Removes `www.` from a host, or adds it if the host has none. */
export const toggleWww = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** Puts a value into quotation marks, for a server's configuration. */
export const quoteSetting = (value: string) => JSON.stringify(value);

/** Escapes a URL or a host for use in a regular expression. Only dots are special in them. */
export const escapeForPattern = (literal: string) => literal.replaceAll('.', '\\.');

/**
 * Matches paths of letters, digits, `_` and `-`, with single slashes. Other characters could inject a header
 * into the redirect, and `//` could redirect to another site.
 */
const PATH_PATTERN = '(?:/[A-Za-z0-9_-]+)+?';

/** Lists patterns of URLs that redirect, with their targets. Because of them, each page has only one URL. */
export const listRedirectPatterns = ({
  redirects,
}: BuiltSite): readonly (readonly [pattern: string, to: string])[] => [
  ...Object.entries(redirects).map(([from, to]) => [`${escapeForPattern(from)}(?:\\.html)?/*`, to] as const),
  ['/index(?:\\.html)?/*', '/'],
  [`(${PATH_PATTERN})(?:/index)?\\.html/*`, '$1'],
  [`(${PATH_PATTERN})/+`, '$1'],
];

/** Files in dist/ that visitors cannot open by URL: files for other hosts, and the 404 page. */
export const HIDDEN_FILES: readonly string[] = ['/_headers', '/_redirects', '/.htaccess', paths.notFound];

/**
 * The types that servers compress. The formats of pictures and fonts are compressed already, except SVG. In
 * media-types.json, texts have a charset, because servers do not add one to precompressed files.
 */
export const COMPRESSED_MEDIA_TYPES = Object.values(mediaTypes).filter((type) =>
  /^text|[+/](?:xml|json)$/.test(type),
);
