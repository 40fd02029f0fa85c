/**
 * `.htaccess`: https://httpd.apache.org/docs/2.4/howto/htaccess.html. LiteSpeed reads it too, so there are no expressions
 * and no flags but the old ones. What it rewrites is looked up anew, from the first rule on: rules that lead elsewhere
 * look at what was asked, not at the file that it became.
 */
import { defaultHeaders, type HeaderRule, ownHeaders, type Site, type Where } from './headers.ts';
import { HIDDEN, literal, moves, otherName, quoted, TEXT_TYPES, TYPES } from './self-hosted.ts';

/** Of a page's file, or what was put beside it. */
function filePattern(where: Where): string {
  if (where.endsWith('*')) return `^${literal(where.slice(0, -1))}.*\\.\\w+$`;
  const pattern =
    where === 'pages' ? '(?<!^/404)\\.html' : literal(where.startsWith('*') ? where.slice(1) : `^${where}`);
  return `${pattern}(?:\\.(?:br|gz))?$`;
}

const setHeader = (name: string, value: string, variable?: string) =>
  `  Header always set ${name} ${quoted(value)}${variable === undefined ? '' : ` env=${variable}`}`;

/** One variable for each header that some addresses have of their own. */
function headerLines(rules: readonly HeaderRule[]) {
  const own = ownHeaders(rules).map((one, index) => ({ ...one, variable: `SITE_OWN_${index}` }));
  const variables = own.map(
    ({ where, variable }) => `    SetEnvIf Request_URI "${filePattern(where)}" ${variable}`,
  );
  const headers = [
    ...Object.entries(defaultHeaders(rules)).map(([name, value]) =>
      setHeader(name, value, name === 'Strict-Transport-Security' ? 'SITE_HTTPS' : undefined),
    ),
    ...own.map(({ name, value, variable }) => setHeader(name, value, variable)),
  ];
  return { variables: variables.join('\n'), headers: headers.join('\n') };
}

export function htaccess(rules: readonly HeaderRule[], site: Site, host: string): string {
  const { variables, headers } = headerLines(rules);
  const types = Object.entries(TYPES).map(([ending, type]) => `  AddType "${type}" .${ending}`);
  const redirects = moves(site).flatMap(([pattern, to]) => [
    `  RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[? ]"`,
    `  RewriteRule ^ ${to.replace('$', '%')} [R=301,L]`,
  ]);
  return String.raw`# Written by the build. For the top folder of a site on Apache or LiteSpeed.
Options -Indexes -MultiViews
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>
<IfModule mod_mime.c>
${types.join('\n')}
  AddEncoding br .br
  AddEncoding gzip .gz
  # On Debian a type of its own.
  RemoveType .gz
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  # HTTPS, also behind a proxy that ends it.
  RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto} ^on|https$ [NC]
  RewriteRule ^ - [E=SITE_HTTPS:1]
  # One host, over https. Certificates are issued over http.
  RewriteCond %{REQUEST_URI} !^/\.well-known/
  RewriteCond %{HTTP_HOST} ^(?:${[host, otherName(host)].map(literal).join('|')})(?::\d+)?$ [NC]
  RewriteCond %{HTTP_HOST} !^${literal(host)} [NC,OR]
  RewriteCond %{ENV:SITE_HTTPS} ^$
  RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]
  # What is not answered.
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [E=SITE_REFUSED:1,R=405,L]
  RewriteRule (?:^|/)\.(?!well-known(?:/|$)) - [R=404,L]
  RewriteRule ^(?:${HIDDEN.map((address) => literal(address.slice(1))).join('|')})$ - [R=404,L]
  # One address for each page.
${redirects.join('\n')}
  # Its file.
  RewriteRule ^$ /index.html [L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^([\w/-]+)$ /$1.html [L]
  # The file beside it. mod_rewrite says by itself that the answer varies.
  RewriteCond %{HTTP:Accept-Encoding} \bbr\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ /$1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ /$1.gz [L]
  # Folders have no lists.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^ - [R=404,L]
</IfModule>
<IfModule mod_headers.c>
  <IfModule mod_setenvif.c>
${variables}
  </IfModule>
${headers}
${setHeader('Allow', 'GET, HEAD', 'SITE_REFUSED')}
</IfModule>
# Where nothing compressed lies beside a file.
<IfModule mod_filter.c>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${TEXT_TYPES.map((type) => type.split(';')[0]).join(' ')}
  </IfModule>
</IfModule>
`;
}
