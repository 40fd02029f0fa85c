/**
 * Writes `nginx.conf` and `nginx-http.conf`, to be included in nginx's `http`. Each `add_header` is in the
 * server, because one in a location would drop all that the location inherits. Maps choose the value by the
 * address.
 *
 * templates/nginx-tls.conf has the ciphers with forward secrecy of https://ssl-config.mozilla.org,
 * "intermediate"; phones from before 2019 have no TLS 1.3. A browser reads whole records only: 1,400 bytes
 * and 22 of overhead fill one TCP segment, which carries 1,428 over IPv6 with timestamps. nginx's default of
 * 16 kB makes it wait for a dozen.
 */
import {
  defaultHeaders,
  type Headers,
  type HeaderTable,
  ruleHeaders,
  type Site,
  type Where,
} from './headers.ts';
import { filled, HIDDEN, literal, moves, otherName, quoted, TEXT_TYPES, TYPES } from './self-hosted.ts';

/** A page's address has become its file when nginx writes the headers. */
function filePattern(where: Where): string {
  const pattern = where === 'pages' ? '*.html' : where;
  if (pattern.endsWith('*')) return literal(pattern.slice(0, -1));
  return `${literal(pattern).replace('*', '.*')}$`;
}

const addHeader = (name: string, value: string) => `  add_header ${name} ${value} always;`;

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => addHeader(name, quoted(value)));

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Writes a map for each header that rules set, and the lines that add all headers. nginx adds no header
 * without a value.
 */
function mapped(table: HeaderTable) {
  const defaults = defaultHeaders(table);
  const byName = Map.groupBy(ruleHeaders(table), ({ name }) => name);
  const maps = [...byName].flatMap(([name, values]) => [
    `map "$status:$uri" ${variable(name)} {`,
    `  default ${quoted(defaults[name] ?? '')};`,
    // These values are only for a file that was found.
    ...values.map(({ where, value }) => `  "~^(?:200|206|304):${filePattern(where)}" ${quoted(value)};`),
    '}',
  ]);
  const names = new Set([...Object.keys(defaults), ...byName.keys()]);
  const headers = Array.from(names, (name) =>
    addHeader(name, byName.has(name) ? variable(name) : quoted(defaults[name] ?? '')),
  );
  return { maps, headers };
}

export const nginxConf = (table: HeaderTable, site: Site, host: string): string =>
  filled('nginx.conf', {
    host,
    otherHost: otherName(host),
    tls: filled('nginx-tls.conf', { host }).trimEnd(),
    types: Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending};`),
    textTypes: TEXT_TYPES.map(quoted).join(' '),
    redirects: moves(site).map(
      ([pattern, to]) => `  location ~ ^${pattern}$ { return 301 ${to}$is_args$args; }`,
    ),
    hidden: HIDDEN.map((address) => `  location = ${address} { return 404; }`),
    everywhere: addHeaders(table.everywhere),
    ...mapped(table),
  });

/**
 * Works before there is a certificate, and answers the one who issues it. `headers` are those of plain http.
 */
export const nginxHttpConf = (headers: Headers, host: string): string =>
  filled('nginx-http.conf', { host, otherHost: otherName(host), everywhere: addHeaders(headers) });
