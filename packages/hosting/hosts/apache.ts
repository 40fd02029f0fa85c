/**
 * Writes `.htaccess`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. LiteSpeed reads the file too, so
 * the file has no expressions and only old flags. Apache looks up a rewritten URL again, from the first
 * rule on. Rules that redirect therefore match the URL that was asked for, not the file that it became.
 */
import {
  getDefaultHeaders,
  type HeaderTable,
  listRuleHeaders,
  type BuiltSite,
  type UrlPattern,
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

/** Returns a pattern for a file and for its compressed versions. */
function createFilePattern(pattern: UrlPattern): string {
  if (pattern.endsWith('*')) return `^${escapePattern(pattern.slice(0, -1))}.*\\.\\w+$`;
  const compressed = '(?:\\.(?:br|gz))?$';
  if (pattern === 'pages') return `(?<!^/404)\\.html${compressed}`;
  return `${escapePattern(pattern.startsWith('*') ? pattern.slice(1) : `^${pattern}`)}${compressed}`;
}

/** Writes a line that sets a header, always or if a variable is set. */
const writeHeaderLine = (name: string, value: string, variable = '') =>
  `  Header always set ${name} ${quote(value)}${variable && ` env=${variable}`}`;

export function writeHtaccess(table: HeaderTable, site: BuiltSite, host: string): string {
  const ruleHeaders = listRuleHeaders(table).map((header, index) => ({
    ...header,
    variable: `SITE_OWN_${index}`,
  }));
  const defaults = Object.entries(getDefaultHeaders(table)).map(([name, value]) =>
    writeHeaderLine(name, value, name === 'Strict-Transport-Security' ? 'SITE_HTTPS' : ''),
  );
  return fillTemplate('htaccess', {
    host,
    hostPattern: escapePattern(host),
    hostPatterns: [host, toggleWww(host)].map(escapePattern).join('|'),
    types: Object.entries(MIME_TYPES).map(([ending, type]) => `  AddType "${type}" .${ending}`),
    textTypes: TEXT_MIME_TYPES.map((type) => type.split(';')[0]).join(' '),
    hidden: HIDDEN_FILES.map((url) => escapePattern(url.slice(1))).join('|'),
    redirects: listRedirectPatterns(site).flatMap(([pattern, to]) => [
      `  RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[? ]"`,
      `  RewriteRule ^ ${to.replace('$', '%')} [R=301,L]`,
    ]),
    variables: ruleHeaders.map(
      ({ pattern, variable }) => `    SetEnvIf Request_URI "${createFilePattern(pattern)}" ${variable}`,
    ),
    headers: [
      ...defaults,
      ...ruleHeaders.map(({ name, value, variable }) => writeHeaderLine(name, value, variable)),
    ],
    allow: writeHeaderLine('Allow', 'GET, HEAD', 'SITE_REFUSED'),
  });
}
