/** `Caddyfile`: https://caddyserver.com/docs/caddyfile. Caddy gets its certificates by itself. */
import { ASK_EACH_TIME, type HeaderRule, isEverywhere, type Site } from './headers.ts';
import { HIDDEN, moves, otherName, quoted } from './self-hosted.ts';

/** In the order of the table: of a repeated header the last one counts. */
const headerBlocks = (rules: readonly HeaderRule[], site: Site) =>
  rules
    .flatMap(({ where, headers }, index) => [
      `    @headers${index} path ${where === 'pages' ? site.pages.join(' ') : where}`,
      `    header @headers${index} {`,
      ...Object.entries(headers).map(([name, value]) => `      ${name} ${quoted(value)}`),
      '    }',
    ])
    .join('\n');

/** `{uri}` is the new path with the original query. */
const redirected = (site: Site) =>
  moves(site)
    .map(
      ([pattern, to], index) => `\
    @moved${index} path_regexp moved${index} ^${pattern}$
    route @moved${index} {
      rewrite * ${to.replace('$1', `{re.moved${index}.1}`)}
      redir * {uri} 301
    }`,
    )
    .join('\n');

/** It would add back the trailing slash that was removed before. */
const FILE_SERVER = `\
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }`;

export const caddyfile = (rules: readonly HeaderRule[], site: Site, host: string): string => `\
https://${host} {
  root * /var/www/${host}
  # Precompressed files are sent as they are.
  encode gzip
  route {
    header Cache-Control "${ASK_EACH_TIME}"
${headerBlocks(rules, site)}
    @refused not method GET HEAD
    header @refused Allow "GET, HEAD"
    respond @refused 405
${redirected(site)}
    # A zero byte is no part of a file's name, and would be an error of the server.
    @unprintable path_regexp [\\x00-\\x1f]
    error @unprintable 404
    @dotfile {
      path */.*
      not path /.well-known/*
    }
    error @dotfile 404
    @hidden path ${HIDDEN.join(' ')}
    error @hidden 404
    try_files {path}.html {path}
${FILE_SERVER}
  }
  handle_errors {
    # Of the address that was asked for.
    header Cache-Control "${ASK_EACH_TIME}"
    header Content-Type "text/html; charset=utf-8"
    rewrite * /404.html
${FILE_SERVER}
  }
}

https://${otherName(host)} {
${headerBlocks(rules.filter(isEverywhere), site)}
  redir https://${host}{uri} 301
}
`;
