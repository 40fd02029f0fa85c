/** `Caddyfile`: https://caddyserver.com/docs/caddyfile. Caddy gets its certificates by itself. */
import { ASK_EACH_TIME, type Headers, type HeaderRule, type Site } from './headers.ts';
import { ADDRESS, HOST_FILES, type SelfHosted } from './self-hosted.ts';

const headerBlock = (name: string, headers: Headers) => [
  `    header ${name} {`,
  ...Object.entries(headers).map(([header, value]) => `      ${header} "${value}"`),
  '    }',
];

/** In the order of the table: of a repeated header the last one counts. */
const headerBlocks = (rules: readonly HeaderRule[], site: Site) =>
  rules.flatMap(({ where, headers }, index) => [
    `    @headers${index} path ${where === 'pages' ? site.pages.join(' ') : where}`,
    ...headerBlock(`@headers${index}`, headers),
  ]);

/** `{uri}` is the new path with the original query. */
const redirect = (name: string, pattern: string, to: string) => [
  `    @${name} path_regexp ${name} ^${pattern}$`,
  `    route @${name} {`,
  `      rewrite * ${to}`,
  '      redir * {uri} 301',
  '    }',
];

const redirected = ({ redirects }: Site) => [
  ...Object.entries(redirects).flatMap(([from, to], index) =>
    redirect(`old${index}`, `${from}(?:\\.html)?/*`, to),
  ),
  ...redirect('index', '/index(?:\\.html)?/*', '/'),
  ...redirect('html', `(${ADDRESS})(?:/index)?\\.html/*`, '{re.html.1}'),
  ...redirect('slash', `(${ADDRESS})/+`, '{re.slash.1}'),
];

const FILES = (indent: string) => [
  `${indent}file_server {`,
  `${indent}  precompressed br gzip`,
  // It would add back the trailing slash that is removed above.
  `${indent}  disable_canonical_uris`,
  `${indent}}`,
];

export const caddyfile = (rules: readonly HeaderRule[], site: Site, { root, reached }: SelfHosted): string =>
  `${[
    `${reached.join(', ')} {`,
    `  root * ${root}`,
    // Precompressed files are sent as they are.
    '  encode gzip',
    '  route {',
    ...headerBlock('', { 'Cache-Control': ASK_EACH_TIME }),
    ...headerBlocks(rules, site),
    ...redirected(site),
    `    @hidden path ${HOST_FILES.join(' ')}`,
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
  ].join('\n')}\n`;
