/**
 * Renders `.htaccess`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. LiteSpeed reads the file too,
 * but does not know Apache's expressions and newer flags, so the file has none. After a rewrite, Apache
 * starts again at the first rule. Rules that redirect therefore match the requested URL, not the rewritten
 * one.
 */
import {
  getDefaultHeaders,
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

/** Returns a pattern that matches a file and its compressed versions. */
function createFilePattern(pattern: UrlPattern): string {
  if (pattern.endsWith('*')) return `^${escapeForPattern(pattern.slice(0, -1))}.*\\.\\w+$`;
  const compressedExtension = '(?:\\.(?:br|gz))?$';
  if (pattern === 'pages') return `(?<!^/404)\\.html${compressedExtension}`;
  const start = pattern.startsWith('*') ? pattern.slice(1) : `^${pattern}`;
  return escapeForPattern(start) + compressedExtension;
}

/**
 * Formats a line that sets a header. If a variable is given, Apache sends the header only if the variable is
 * set.
 */
const formatHeaderLine = (name: string, value: string, variable = '') =>
  `  Header always set ${name} ${quoteSetting(value)}${variable && ` env=${variable}`}`;

export function renderHtaccess(table: HeaderTable, site: BuiltSite, host: string): string {
  const ruleHeaders = listRuleHeaders(table).map((header, index) => ({
    ...header,
    variable: `SITE_RULE_${index}`,
  }));
  const defaults = Object.entries(getDefaultHeaders(table)).map(([name, value]) =>
    formatHeaderLine(name, value, name === 'Strict-Transport-Security' ? 'SITE_HTTPS' : ''),
  );
  return fillTemplate('htaccess', {
    host,
    hostPattern: escapeForPattern(host),
    hostPatterns: [host, toggleWww(host)].map(escapeForPattern).join('|'),
    types: Object.entries(mediaTypes).map(([extension, type]) => `  AddType "${type}" .${extension}`),
    textTypes: COMPRESSED_MEDIA_TYPES.map((type) => type.split(';')[0]).join(' '),
    hidden: HIDDEN_FILES.map((url) => escapeForPattern(url.slice(1))).join('|'),
    redirects: listRedirectPatterns(site).flatMap(([pattern, to]) => [
      `  RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[? ]"`,
      `  RewriteRule ^ ${to.replace('$', '%')} [R=301,L]`,
    ]),
    variables: ruleHeaders.map(
      ({ pattern, variable }) => `    SetEnvIf Request_URI "${createFilePattern(pattern)}" ${variable}`,
    ),
    headers: [
      ...defaults,
      ...ruleHeaders.map(({ name, value, variable }) => formatHeaderLine(name, value, variable)),
    ],
    allow: formatHeaderLine('Allow', 'GET, HEAD', 'SITE_REFUSED'),
  });
}
