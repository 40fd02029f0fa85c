/**
 * Writes `nginx.conf` and `nginx-http.conf`, to be included in nginx's `http`. Each `add_header` is in the
 * server block, because an `add_header` in a location would drop all inherited headers. Maps choose the value
 * by the address.
 *
 * templates/nginx-tls.conf has the ciphers with forward secrecy of https://ssl-config.mozilla.org,
 * "intermediate"; phones from before 2019 have no TLS 1.3. A browser reads whole records only: 1,400 bytes
 * and 22 of overhead fill one TCP segment, which carries 1,428 over IPv6 with timestamps. nginx's default of
 * 16 kB makes it wait for a dozen.
 */
import {
  getDefaultHeaders,
  type HeaderValues,
  type HeaderTable,
  listRuleHeaders,
  type BuiltSite,
  type AddressPattern,
} from '../headers.ts';
import {
  fillTemplate,
  HIDDEN_FILES,
  escapePattern,
  listRedirectPatterns,
  toggleWww,
  quote,
  TEXT_MIME_TYPES,
  MIME_TYPES,
} from './self-hosted.ts';

/**
 * Returns a pattern for files. When nginx writes the headers, it has already replaced the address of a page
 * with its file.
 */
function createFilePattern(where: AddressPattern): string {
  const pattern = where === 'pages' ? '*.html' : where;
  if (pattern.endsWith('*')) return escapePattern(pattern.slice(0, -1));
  return `${escapePattern(pattern).replace('*', '.*')}$`;
}

const writeHeaderLine = (name: string, value: string) => `  add_header ${name} ${value} always;`;

const writeHeaderLines = (headers: HeaderValues) =>
  Object.entries(headers).map(([name, value]) => writeHeaderLine(name, quote(value)));

const getVariableName = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Writes a map for each header that rules set, and the lines that add all headers. nginx adds no header
 * without a value.
 */
function writeMaps(table: HeaderTable) {
  const defaults = getDefaultHeaders(table);
  const byName = Map.groupBy(listRuleHeaders(table), ({ name }) => name);
  const maps = [...byName].flatMap(([name, values]) => [
    `map "$status:$uri" ${getVariableName(name)} {`,
    `  default ${quote(defaults[name] ?? '')};`,
    // The values of rules apply only to a file that was found.
    ...values.map(({ where, value }) => `  "~^(?:200|206|304):${createFilePattern(where)}" ${quote(value)};`),
    '}',
  ]);
  const names = new Set([...Object.keys(defaults), ...byName.keys()]);
  const headers = Array.from(names, (name) =>
    writeHeaderLine(name, byName.has(name) ? getVariableName(name) : quote(defaults[name] ?? '')),
  );
  return { maps, headers };
}

export const writeNginxConf = (table: HeaderTable, site: BuiltSite, host: string): string =>
  fillTemplate('nginx.conf', {
    host,
    otherHost: toggleWww(host),
    tls: fillTemplate('nginx-tls.conf', { host }).trimEnd(),
    types: Object.entries(MIME_TYPES).map(([ending, type]) => `    "${type}" ${ending};`),
    textTypes: TEXT_MIME_TYPES.map(quote).join(' '),
    redirects: listRedirectPatterns(site).map(
      ([pattern, to]) => `  location ~ ^${pattern}$ { return 301 ${to}$is_args$args; }`,
    ),
    hidden: HIDDEN_FILES.map((address) => `  location = ${address} { return 404; }`),
    everywhere: writeHeaderLines(table.everywhere),
    ...writeMaps(table),
  });

/**
 * Writes the server for plain http, which works before there is a certificate and responds to its issuer.
 * `headers` are those of plain http.
 */
export const writeNginxHttpConf = (headers: HeaderValues, host: string): string =>
  fillTemplate('nginx-http.conf', {
    host,
    otherHost: toggleWww(host),
    everywhere: writeHeaderLines(headers),
  });
