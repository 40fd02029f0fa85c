/**
 * `nginx.conf`, to be included in nginx's `http`. Every `add_header` stands in the server: one in a location would
 * drop all that the location inherits. What depends on the address comes from maps.
 */
import { ASK_EACH_TIME, type HeaderRule, type Headers, type Site, type Where } from './headers.ts';
import { ADDRESS, certificateOf, HOST_FILES, type SelfHosted } from './self-hosted.ts';

/** With a charset, which nginx does not add to precompressed files. */
const TYPES: Headers = {
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
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

export const ENDINGS = Object.keys(TYPES);

const literal = (text: string) => text.replaceAll('.', '\\.');

/** A page has become a file by the time its headers are written. */
function filePattern(where: Where): string {
  const pattern = where === 'pages' ? '*.html' : where;
  return pattern.endsWith('*') ? literal(pattern.slice(0, -1)) : `.*${literal(pattern.slice(1))}$`;
}

function cacheMap(rules: readonly HeaderRule[]): readonly string[] {
  // Of what was found.
  const lines = rules.flatMap(({ where, headers }) => {
    const value = headers['Cache-Control'];
    return value === undefined ? [] : [`  "~^(?:200|206|304):${filePattern(where)}" "${value}";`];
  });
  return ['map "$status:$uri" $site_cache {', `  default "${ASK_EACH_TIME}";`, ...lines, '}'];
}

const everywhere = (rules: readonly HeaderRule[]) =>
  rules
    .filter(({ where }) => where === '*')
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => `  add_header ${name} "${value}" always;`);

/** Images and fonts are already compressed. */
const IS_TEXT = /^text|[+/](?:xml|json)$/;
/** nginx matches the whole type, charset included. */
const TEXT_TYPES = Object.values(TYPES)
  .filter((type) => IS_TEXT.test(type))
  .map((type) => `"${type}"`);

const TYPE_LINES = Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending};`);

const redirected = ({ redirects }: Site) => [
  ...Object.entries(redirects).map(
    ([from, to]) => `  location ~ ^${from}(?:\\.html)?/*$ { return 301 ${to}$is_args$args; }`,
  ),
  '  location ~ ^/index(?:\\.html)?/*$ { return 301 /$is_args$args; }',
  `  location ~ ^(?<page>${ADDRESS})(?:/index)?\\.html/*$ { return 301 $page$is_args$args; }`,
  `  location ~ ^(?<page>${ADDRESS})/+$ { return 301 $page$is_args$args; }`,
];

export const nginxConf = (rules: readonly HeaderRule[], site: Site, { root, reached }: SelfHosted): string =>
  `${[
    ...cacheMap(rules),
    '',
    'server {',
    ...reached.map((line) => `  ${line}`),
    `  root ${root};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  error_page 404 /404.html;',
    '',
    '  # Files that `npm run compress` made. For brotli_static, Debian has libnginx-mod-http-brotli-static.',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  brotli_static on;',
    '  # Where they are missing.',
    '  gzip on;',
    `  gzip_types ${TEXT_TYPES.join(' ')};`,
    '',
    '  types {',
    ...TYPE_LINES,
    '  }',
    '',
    ...everywhere(rules),
    '  add_header Cache-Control $site_cache always;',
    '',
    ...redirected(site),
    '  location = / { try_files /index.html =404; }',
    '  location = /404.html { internal; }',
    ...HOST_FILES.map((file) => `  location = ${file} { return 404; }`),
    '  location / { try_files $uri $uri.html =404; }',
    '}',
  ].join('\n')}\n`;

export const behindHttps = (host: string): SelfHosted['reached'] => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `server_name ${host};`,
  `ssl_certificate ${certificateOf(host)}/fullchain.pem;`,
  `ssl_certificate_key ${certificateOf(host)}/privkey.pem;`,
];

export const toHttps = (rules: readonly HeaderRule[], host: string): string =>
  `${[
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${host};`,
    '  server_tokens off;',
    ...everywhere(rules),
    `  return 301 https://${host}$request_uri;`,
    '}',
  ].join('\n')}\n`;
