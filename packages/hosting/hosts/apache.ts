/**
 * Writes `.htaccess`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. LiteSpeed reads it too, so it
 * has no expressions and only old flags. Apache looks up a rewritten address again, from the first rule on.
 * So rules that redirect look at what was asked, not at the file that it became.
 */
import { defaultHeaders, type HeaderTable, ruleHeaders, type Site, type Where } from './headers.ts';
import { filled, HIDDEN, literal, moves, otherName, quoted, TEXT_TYPES, TYPES } from './self-hosted.ts';

/** Matches a file, and what was compressed beside it. */
function filePattern(where: Where): string {
  if (where.endsWith('*')) return `^${literal(where.slice(0, -1))}.*\\.\\w+$`;
  const compressed = '(?:\\.(?:br|gz))?$';
  if (where === 'pages') return `(?<!^/404)\\.html${compressed}`;
  return `${literal(where.startsWith('*') ? where.slice(1) : `^${where}`)}${compressed}`;
}

/** Sets a header, always or where a variable is set. */
const setHeader = (name: string, value: string, variable = '') =>
  `  Header always set ${name} ${quoted(value)}${variable && ` env=${variable}`}`;

export function htaccess(table: HeaderTable, site: Site, host: string): string {
  const own = ruleHeaders(table).map((header, index) => ({ ...header, variable: `SITE_OWN_${index}` }));
  const defaults = Object.entries(defaultHeaders(table)).map(([name, value]) =>
    setHeader(name, value, name === 'Strict-Transport-Security' ? 'SITE_HTTPS' : ''),
  );
  return filled('htaccess', {
    host,
    hostPattern: literal(host),
    hostPatterns: [host, otherName(host)].map(literal).join('|'),
    types: Object.entries(TYPES).map(([ending, type]) => `  AddType "${type}" .${ending}`),
    textTypes: TEXT_TYPES.map((type) => type.split(';')[0]).join(' '),
    hidden: HIDDEN.map((address) => literal(address.slice(1))).join('|'),
    redirects: moves(site).flatMap(([pattern, to]) => [
      `  RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[? ]"`,
      `  RewriteRule ^ ${to.replace('$', '%')} [R=301,L]`,
    ]),
    variables: own.map(
      ({ where, variable }) => `    SetEnvIf Request_URI "${filePattern(where)}" ${variable}`,
    ),
    headers: [...defaults, ...own.map(({ name, value, variable }) => setHeader(name, value, variable))],
    allow: setHeader('Allow', 'GET, HEAD', 'SITE_REFUSED'),
  });
}
