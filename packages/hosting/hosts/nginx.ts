/**
 * `nginx.conf` and `nginx-http.conf`, to be included in nginx's `http`. Every `add_header` is in the server: one in a
 * location would drop all that the location inherits. What depends on the address comes from maps.
 */
import {
  defaultHeaders,
  type HeaderRule,
  isEverywhere,
  ownHeaders,
  type Site,
  type Where,
} from './headers.ts';
import { HIDDEN, literal, moves, otherName, quoted, TEXT_TYPES, TYPES } from './self-hosted.ts';

/** A page has become a file by the time its headers are written. */
function filePattern(where: Where): string {
  const pattern = where === 'pages' ? '*.html' : where;
  if (pattern.endsWith('*')) return literal(pattern.slice(0, -1));
  return `${literal(pattern).replace('*', '.*')}$`;
}

const addHeader = (name: string, value: string) => `  add_header ${name} ${value} always;`;

const everywhere = (rules: readonly HeaderRule[]) =>
  rules
    .filter(isEverywhere)
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => addHeader(name, quoted(value)))
    .join('\n');

/** Maps for the headers that some addresses have of their own, and the lines that add all. An empty value adds none. */
function mapped(rules: readonly HeaderRule[]) {
  const own = Map.groupBy(ownHeaders(rules), ({ name }) => name);
  const defaults = defaultHeaders(rules);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = [...own].flatMap(([name, values]) => [
    `map "$status:$uri" ${variable(name)} {`,
    `  default ${quoted(defaults[name] ?? '')};`,
    // Of what was found.
    ...values.map(({ where, value }) => `  "~^(?:200|206|304):${filePattern(where)}" ${quoted(value)};`),
    '}',
  ]);
  const headers = [...new Set([...Object.keys(defaults), ...own.keys()])].map((name) =>
    addHeader(name, own.has(name) ? variable(name) : quoted(defaults[name] ?? '')),
  );
  return { maps: maps.join('\n'), headers: headers.join('\n') };
}

/**
 * Without suites that have no forward secrecy: https://ssl-config.mozilla.org, "intermediate". Phones from before 2019 know
 * no TLS 1.3.
 */
const CIPHERS = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].flatMap((cipher) =>
  ['ECDSA', 'RSA'].map((key) => `ECDHE-${key}-${cipher}`),
);

/**
 * In bytes. A browser reads whole records only; one of these and its 22 bytes of overhead fill one TCP segment, which
 * carries 1,428 over IPv6 with timestamps. nginx's default of 16 kB has it wait for a dozen segments.
 */
const RECORD_BYTES = 1_400;

const overTls = (host: string) => `\
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${CIPHERS.join(':')};
  ssl_buffer_size ${RECORD_BYTES};
  server_tokens off;`;

const toTheOneHost = (host: string) => `return 301 https://${host}$request_uri;`;

export function nginxConf(rules: readonly HeaderRule[], site: Site, host: string): string {
  const { maps, headers } = mapped(rules);
  const types = Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending};`);
  const redirects = moves(site).map(
    ([pattern, to]) => `  location ~ ^${pattern}$ { return 301 ${to}$is_args$args; }`,
  );
  return `\
${maps}
map $status $site_allow { 405 "GET, HEAD"; }

server {
${overTls(host)}
  server_name ${host};
  root /var/www/${host};
  absolute_redirect off;
  error_page 404 /404.html;

  # Files that \`npm run compress -w packages/hosting\` made. For brotli_static, Debian has libnginx-mod-http-brotli-static.
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  # Where they are missing. nginx matches the whole type, charset included.
  gzip on;
  gzip_types ${TEXT_TYPES.map(quoted).join(' ')};

  types {
${types.join('\n')}
  }

${headers}
${addHeader('Allow', '$site_allow')}

${redirects.join('\n')}
  location ~ /\\.(?!well-known/) { return 404; }
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
${HIDDEN.map((address) => `  location = ${address} { return 404; }`).join('\n')}
  location / { try_files $uri $uri.html =404; }
}

server {
${overTls(host)}
  server_name ${otherName(host)};
${everywhere(rules)}
  ${toTheOneHost(host)}
}
`;
}

/** Works before there is a certificate, and answers whoever issues one. `rules` are those of plain http. */
export const nginxHttpConf = (rules: readonly HeaderRule[], host: string): string => `\
server {
  listen 80;
  listen [::]:80;
  server_name ${host} ${otherName(host)};
  server_tokens off;
${everywhere(rules)}
  location ^~ /.well-known/acme-challenge/ { root /var/www/${host}; }
  location / { ${toTheOneHost(host)} }
}
`;
