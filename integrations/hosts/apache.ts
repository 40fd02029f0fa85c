/**
 * `.htaccess`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. LiteSpeed reads it too, so there are no expressions
 * and no flags but the old ones. What it rewrites is looked up anew, from the first rule on: rules that lead elsewhere
 * look at what was asked, not at the file that it became.
 */
import { defaultHeaders, type HeaderRule, ownHeaders, type Site, type Where } from './headers.ts';
import { HIDDEN, literal, moves, otherName, quoted, TEXT_TYPES, TYPES } from './self-hosted.ts';

const within = (module: string, lines: readonly string[]) => [
  `<IfModule mod_${module}.c>`,
  ...lines.map((line) => `  ${line}`),
  '</IfModule>',
];

const COMPRESSED = { br: 'br', gz: 'gzip' };

/** The file beside the one that was asked for. mod_rewrite says by itself that the answer varies. */
const precompressed = Object.entries(COMPRESSED).flatMap(([ending, encoding]) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
  `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `RewriteRule ^(.+)$ /$1.${ending} [L]`,
]);

const rewriting = (host: string, site: Site) => [
  'RewriteEngine On',
  '# HTTPS, also behind a proxy that ends it.',
  'RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto} ^on|https$ [NC]',
  'RewriteRule ^ - [E=SITE_HTTPS:1]',
  '# One host, over https. Certificates are issued over http.',
  'RewriteCond %{REQUEST_URI} !^/\\.well-known/',
  `RewriteCond %{HTTP_HOST} ^(?:${[host, otherName(host)].map(literal).join('|')})(?::\\d+)?$ [NC]`,
  `RewriteCond %{HTTP_HOST} !^${literal(host)} [NC,OR]`,
  'RewriteCond %{ENV:SITE_HTTPS} ^$',
  `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
  '# What is not answered.',
  'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
  'RewriteRule ^ - [E=SITE_REFUSED:1,R=405,L]',
  'RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]',
  `RewriteRule ^(?:${HIDDEN.map((address) => literal(address.slice(1))).join('|')})$ - [R=404,L]`,
  '# One address for each page.',
  ...moves(site).flatMap(([pattern, to]) => [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[? ]"`,
    `RewriteRule ^ ${to.replace('$', '%')} [R=301,L]`,
  ]),
  '# Its file.',
  'RewriteRule ^$ /index.html [L]',
  'RewriteCond %{REQUEST_FILENAME}.html -f',
  `RewriteRule ^([\\w/-]+)$ /$1.html [L]`,
  ...precompressed,
  '# Folders have no lists.',
  'RewriteCond %{REQUEST_FILENAME} !-f',
  'RewriteRule ^ - [R=404,L]',
];

/** Of a page's file, or what was put beside it. */
function filePattern(where: Where): string {
  if (where.endsWith('*')) return `^${literal(where.slice(0, -1))}.*\\.\\w+$`;
  const pattern =
    where === 'pages' ? '(?<!^/404)\\.html' : literal(where.startsWith('*') ? where.slice(1) : `^${where}`);
  return `${pattern}(?:\\.(?:br|gz))?$`;
}

const setHeader = (name: string, value: string, variable?: string) =>
  `Header always set ${name} ${quoted(value)}${variable === undefined ? '' : ` env=${variable}`}`;

function headerLines(rules: readonly HeaderRule[]) {
  const own = ownHeaders(rules).map((one, index) => ({ ...one, variable: `SITE_OWN_${index}` }));
  return [
    ...within(
      'setenvif',
      own.map(({ where, variable }) => `SetEnvIf Request_URI "${filePattern(where)}" ${variable}`),
    ),
    ...Object.entries(defaultHeaders(rules)).map(([name, value]) =>
      setHeader(name, value, name === 'Strict-Transport-Security' ? 'SITE_HTTPS' : undefined),
    ),
    ...own.map(({ name, value, variable }) => setHeader(name, value, variable)),
    setHeader('Allow', 'GET, HEAD', 'SITE_REFUSED'),
  ];
}

export const htaccess = (rules: readonly HeaderRule[], site: Site, host: string): string =>
  `${[
    '# Written by the build. For the top folder of a site on Apache or LiteSpeed.',
    'Options -Indexes -MultiViews',
    'ErrorDocument 403 /404.html',
    'ErrorDocument 404 /404.html',
    ...within('dir', ['DirectorySlash Off']),
    ...within('mime', [
      ...Object.entries(TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`),
      ...Object.entries(COMPRESSED).map(([ending, encoding]) => `AddEncoding ${encoding} .${ending}`),
      // On Debian a type of its own.
      'RemoveType .gz',
    ]),
    ...within('rewrite', rewriting(host, site)),
    ...within('headers', headerLines(rules)),
    '# Where nothing compressed lies beside a file.',
    ...within(
      'filter',
      within('deflate', [
        `AddOutputFilterByType DEFLATE ${TEXT_TYPES.map((type) => type.split(';')[0]).join(' ')}`,
      ]),
    ),
  ].join('\n')}\n`;
