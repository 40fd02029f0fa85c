/** `Caddyfile`: https://caddyserver.com/docs/caddyfile. Caddy gets its certificates by itself. */
import { ASK_EACH_TIME, type Headers, type HeaderRule, isEverywhere, type Site } from './headers.ts';
import { HIDDEN, moves, otherName, quoted } from './self-hosted.ts';

const headerBlock = (name: string, headers: Headers) => [
  `    header ${name} {`,
  ...Object.entries(headers).map(([header, value]) => `      ${header} ${quoted(value)}`),
  '    }',
];

/** In the order of the table: of a repeated header the last one counts. */
const headerBlocks = (rules: readonly HeaderRule[], site: Site) =>
  rules.flatMap(({ where, headers }, index) => [
    `    @headers${index} path ${where === 'pages' ? site.pages.join(' ') : where}`,
    ...headerBlock(`@headers${index}`, headers),
  ]);

/** `{uri}` is the new path with the original query. */
const redirected = (site: Site) =>
  moves(site).flatMap(([pattern, to], index) => [
    `    @moved${index} path_regexp moved${index} ^${pattern}$`,
    `    route @moved${index} {`,
    `      rewrite * ${to.replace('$1', `{re.moved${index}.1}`)}`,
    '      redir * {uri} 301',
    '    }',
  ]);

const FILES = (indent: string) => [
  `${indent}file_server {`,
  `${indent}  precompressed br gzip`,
  // It would add back the trailing slash that is removed above.
  `${indent}  disable_canonical_uris`,
  `${indent}}`,
];

interface Place {
  readonly host: string;
  readonly root: string;
  /** How Caddy is to listen for a name. */
  readonly address?: (name: string) => string;
  /** To add to each site: where to listen, with which certificate. */
  readonly options?: readonly string[];
}

export function caddyfile(rules: readonly HeaderRule[], site: Site, at: Place): string {
  const { host, root, address = (name: string) => `https://${name}`, options = [] } = at;
  const everywhere = rules.filter(isEverywhere);
  return `${[
    `${address(host)} {`,
    ...options,
    `  root * ${root}`,
    // Precompressed files are sent as they are.
    '  encode gzip',
    '  route {',
    ...headerBlock('', { 'Cache-Control': ASK_EACH_TIME }),
    ...headerBlocks(rules, site),
    '    @refused not method GET HEAD',
    '    header @refused Allow "GET, HEAD"',
    '    respond @refused 405',
    ...redirected(site),
    // A zero byte is no part of a file's name, and would be an error of the server.
    '    @unprintable path_regexp [\\x00-\\x1f]',
    '    error @unprintable 404',
    '    @dotfile {',
    '      path */.*',
    '      not path /.well-known/*',
    '    }',
    '    error @dotfile 404',
    `    @hidden path ${HIDDEN.join(' ')}`,
    '    error @hidden 404',
    '    try_files {path}.html {path}',
    ...FILES('    '),
    '  }',
    '  handle_errors {',
    // Of the address that was asked for.
    `    header Cache-Control "${ASK_EACH_TIME}"`,
    '    header Content-Type "text/html; charset=utf-8"',
    '    rewrite * /404.html',
    ...FILES('    '),
    '  }',
    '}',
    '',
    `${address(otherName(host))} {`,
    ...options,
    ...headerBlocks(everywhere, site),
    `  redir https://${host}{uri} 301`,
    '}',
  ].join('\n')}\n`;
}
