/**
 * Renders `nginx.conf` and `nginx-http.conf`, which nginx includes in its `http` block. Each `add_header` is
 * in the server block, because an `add_header` in a location would drop all inherited headers. Maps choose
 * the value by the URL.
 *
 * templates/nginx-tls.conf allows TLS 1.2 too, because phones from before 2019 have no TLS 1.3. Its ciphers
 * are those with forward secrecy in the "intermediate" list of https://ssl-config.mozilla.org. It sets
 * `ssl_buffer_size`, because a browser cannot read a TLS record until the whole record has arrived. A record
 * of 1,400 bytes, with 22 bytes of overhead, fits into one TCP segment, whose payload is 1,428 bytes over
 * IPv6 with timestamps. A record of nginx's default size, 16 kB, takes a dozen segments.
 */
import {
  getDefaultHeaders,
  type HeaderValues,
  type HeaderTable,
  listRuleHeaders,
  type BuiltSite,
  type UrlPattern,
} from '../headers.ts';
import mediaTypes from '../media-types.json' with { type: 'json' };
import {
  fillTemplate,
  HIDDEN_FILES,
  escapeForPattern,
  listRedirectPatterns,
  toggleWww,
  quoteSetting,
  COMPRESSED_MEDIA_TYPES,
} from './self-hosted.ts';

/**
 * Returns a pattern that matches paths of files, because nginx has already replaced the URL of a page with
 * the path of its file when it adds the headers.
 */
function createFilePattern(pattern: UrlPattern): string {
  const filePattern = pattern === 'pages' ? '*.html' : pattern;
  if (filePattern.endsWith('*')) return escapeForPattern(filePattern.slice(0, -1));
  return `${escapeForPattern(filePattern).replace('*', '.*')}$`;
}

const formatHeaderLine = (name: string, value: string) => `  add_header ${name} ${value} always;`;

const formatHeaderLines = (headers: HeaderValues) =>
  Object.entries(headers).map(([name, value]) => formatHeaderLine(name, quoteSetting(value)));

const getVariableName = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Formats a map for each header that rules set, and the lines that add all headers. nginx does not add a
 * header whose value is empty.
 */
function formatMapsAndHeaders(table: HeaderTable) {
  const defaults = getDefaultHeaders(table);
  const ruleHeadersByName = Map.groupBy(listRuleHeaders(table), ({ name }) => name);
  const maps = [...ruleHeadersByName].flatMap(([name, ruleHeaders]) => [
    `map "$status:$uri" ${getVariableName(name)} {`,
    `  default ${quoteSetting(defaults[name] ?? '')};`,
    // Rules apply only if the file was found.
    ...ruleHeaders.map(
      ({ pattern, value }) => `  "~^(?:200|206|304):${createFilePattern(pattern)}" ${quoteSetting(value)};`,
    ),
    '}',
  ]);
  const names = new Set([...Object.keys(defaults), ...ruleHeadersByName.keys()]);
  const headers = Array.from(names, (name) =>
    formatHeaderLine(
      name,
      ruleHeadersByName.has(name) ? getVariableName(name) : quoteSetting(defaults[name] ?? ''),
    ),
  );
  return { maps, headers };
}

export const renderNginxConf = (table: HeaderTable, site: BuiltSite, host: string) =>
  fillTemplate('nginx.conf', {
    host,
    otherHost: toggleWww(host),
    tls: fillTemplate('nginx-tls.conf', { host }).trimEnd(),
    types: Object.entries(mediaTypes).map(([extension, type]) => `    "${type}" ${extension};`),
    textTypes: COMPRESSED_MEDIA_TYPES.map(quoteSetting).join(' '),
    redirects: listRedirectPatterns(site).map(
      ([pattern, to]) => `  location ~ ^${pattern}$ { return 301 ${to}$is_args$args; }`,
    ),
    hidden: HIDDEN_FILES.map((url) => `  location = ${url} { return 404; }`),
    everywhere: formatHeaderLines(table.everywhere),
    ...formatMapsAndHeaders(table),
  });

/**
 * Renders the server for plain http. It works before there is a certificate, and serves the files with which
 * a certificate authority checks the domain (ACME). `headers` are the headers of responses over plain http.
 */
export const renderNginxHttpConf = (headers: HeaderValues, host: string) =>
  fillTemplate('nginx-http.conf', {
    host,
    otherHost: toggleWww(host),
    everywhere: formatHeaderLines(headers),
  });
