/** The rules of the code's shape, as functions of its files: see "Imports point inward" in the README. */
import { posix } from 'node:path';
import ts from 'typescript';
import { pages } from '../src/site/pages.ts';
import { paths } from '../src/site/paths.ts';

export interface SourceFile {
  /** From the project's root, such as `src/domain/money/money.ts`. */
  readonly path: string;
  readonly text: string;
}

interface Ring {
  /** Which files it holds: the first ring that matches a file is the file's own. */
  readonly files: RegExp;
  /** What they may import: paths within the project, or names of packages. */
  readonly imports: readonly RegExp[];
}

const within = (...folders: readonly string[]) => new RegExp(`^src/(?:${folders.join('|')})/`);
const only = (...names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`);

const domain = within('domain');
/** Addresses, the registry of pages, menus: nothing that reads content. */
const site = only('src/site/(?!queries|site-pages)[\\w-]+\\.ts');
const queries = only('src/site/(?:queries|site-pages)\\.ts');
const renderer = only('astro/runtime/server/index\\.js');
const registry = only('src/site/pages\\.ts');

const build = /^integrations\//;
const tools = /^tools\//;
const engine = /^tools\/content-check\/engine\//;
const rules = /^tools\/content-check\/rules\//;
const schemas = /^tools\/content-schemas\//;
const editor = /^editor\//;
const ofEditor = only('@sveltia/cms', 'react', 'yaml', 'zod');

const nodeFiles =
  'main|server|manage|mail/(?:smtp|invoice-pdf|send-mails)|commands|backup|client-address|settings\\.schema|catalogue-source|engine|(?:sqlite|postgres)-[a-z]+';
const receiver = /^receiver\/(?!tests|functions)/;
const NODE_OF_RECEIVER = new RegExp(`^receiver/(?:${nodeFiles})\\.ts$`);
const PORTABLE_RECEIVER = new RegExp(`^receiver/(?!tests|(?:${nodeFiles})\\.ts$)`);

/** The Astro component that puts a React island into the page; no others import one. */
const MOUNT_POINT = only('src/components/layout/header\\.astro');

const ofComponents = [
  within('components', 'assets', 'domain', 'inline-scripts'),
  site,
  queries,
  only('astro', 'astro/types', '@iconify-json/lucide/icons\\.json'),
];

/** From the inside out. Imports point inward, or stay within. */
const RINGS: readonly Ring[] = [
  // A page's content file follows from its entry in the registry.
  { files: only('src/domain/content/content-files\\.schema\\.ts'), imports: [domain, registry, only('zod')] },
  { files: /^src\/domain\/.*\.schema\.ts$/, imports: [domain, only('zod', 'zod/mini')] },
  { files: domain, imports: [domain] },
  { files: queries, imports: [domain, site, queries, only('astro:content')] },
  { files: site, imports: [domain, site] },
  // What only the build does: host files, pixels, git, what happens to pages once they are built.
  {
    files: build,
    imports: [
      ...[build, domain, site, queries, within('assets'), /^node:/],
      only('src/styles/theme\\.css\\?raw', 'public/icon\\.svg\\?raw', 'package\\.json'),
      only('astro', 'astro/loaders', 'harfbuzzjs', 'sharp', 'svgo', 'yaml'),
      /^(?:hast|mdast|purgecss)(?:-|$)/,
    ],
  },
  // The content check: what it can, what it asks, and where it stands.
  { files: engine, imports: [engine, domain, /^node:/, only('github-slugger', 'satteri', 'yaml', 'zod')] },
  { files: rules, imports: [rules, engine, domain, site] },
  {
    files: /^tools\/content-check\//,
    imports: [/^tools\/content-check\//, domain, build, /^node:/, only('astro', 'svgo', 'vite')],
  },
  {
    files: tools,
    imports: [
      ...[tools, build, domain, site, receiver, /^receiver\/functions\//, /^node:/],
      only(
        'playwright',
        'rolldown',
        'sharp',
        'sirv',
        'smtp-server',
        'subset-font',
        'vite',
        'vitest/config',
        'yaml',
      ),
      only(
        'tests/e2e/addresses\\.ts',
        'tests/browsers/engines\\.ts',
        'receiver/tests/faults/faults\\.ts',
        'receiver/tests/postgres/cluster\\.ts',
      ),
      only('tests/free-port\\.ts', 'tests/saved-quote\\.ts'),
      /^tests\/heard\//,
    ],
  },
  // The office's form: what it knows of the content, it has from the schemas and the check.
  {
    files: editor,
    imports: [
      editor,
      engine,
      schemas,
      only('tools/content-check/check-content\\.ts'),
      domain,
      site,
      ofEditor,
    ],
  },
  { files: within('platform'), imports: [within('platform', 'domain'), site] },
  // The toasts' state is the library's own; its headless half draws nothing.
  {
    files: only('src/stores/toasts\\.ts'),
    imports: [within('stores', 'platform', 'domain'), only('nanostores', 'react-hot-toast/headless')],
  },
  { files: within('stores'), imports: [within('stores', 'platform', 'domain'), site, only('nanostores')] },
  {
    files: within('islands'),
    imports: [
      within('islands', 'stores', 'platform', 'domain'),
      site,
      only('react', 'react-dom', '@nanostores/react', 'react-hot-toast', 'react-hot-toast/headless'),
      only('lean-qr/nano', 'lean-qr/extras/svg'),
    ],
  },
  { files: within('inline-scripts'), imports: [within('inline-scripts', 'platform', 'domain'), site] },
  { files: within('directives'), imports: [only('astro')] },
  { files: MOUNT_POINT, imports: [...ofComponents, within('islands')] },
  {
    files: only('src/components/ui/mark\\.astro'),
    imports: [only('public/icon\\.svg\\?raw')],
  },
  // It binds the blocks of a text to their data.
  { files: only('src/components/legal/body\\.astro'), imports: [...ofComponents, renderer] },
  { files: within('components'), imports: ofComponents },
  { files: within('layouts'), imports: [...ofComponents, within('layouts', 'styles')] },
  {
    files: within('pages'),
    // Not the stores: a page is built once, for everyone.
    imports: [...ofComponents, within('layouts', 'islands', 'platform', 'styles'), build],
  },
  {
    files: only('src/content\\.config\\.ts'),
    imports: [
      domain,
      only(
        'integrations/(?:content-root|legal-versions|yaml-loader)\\.ts',
        'astro:content',
        'astro/loaders',
        'zod',
      ),
    ],
  },
  { files: within('assets'), imports: [] },
  // Where the receiver meets Node; the rest of it can move to any platform.
  {
    files: NODE_OF_RECEIVER,
    imports: [
      ...[receiver, domain, /^node:/, /^@hono\/node-server/],
      only('fontkit', 'hono/utils/ipaddr', 'nodemailer', 'pdfkit', 'pg', 'zod'),
    ],
  },
  { files: receiver, imports: [PORTABLE_RECEIVER, domain, site, /^hono(?:\/|$)/, only('zod')] },
  // The message part of it, beside the site on any platform.
  {
    files: /^receiver\/functions\//,
    imports: [/^receiver\/functions\//, PORTABLE_RECEIVER, domain, site, only('hono', 'hono/mount', 'zod')],
  },
  { files: only('src/env\\.d\\.ts'), imports: [only('astro', 'src/site/session-keys\\.ts')] },
];

/** The script of a file: all of it, or an Astro file's frontmatter and `script` elements. */
function scriptOf({ path, text }: SourceFile): string {
  if (!path.endsWith('.astro')) return text;
  const frontmatter = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
  const scripts = Array.from(text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs), ([, script = '']) => script);
  return [frontmatter, ...scripts].join('\n');
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');

/** Every module that a script names: imports, exports from, types and `import()`. */
function importsOf(file: SourceFile): string[] {
  const script = scriptOf(file);
  const named = ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName);
  return /\bimport\((?!\s*['"])/.test(withoutComments(script)) ? [...named, 'something computed'] : named;
}

function wrongImports(file: SourceFile): string[] {
  const ring = RINGS.find(({ files }) => files.test(file.path));
  if (!ring) return ['belongs to no ring: give it one in tests/architecture.ts'];
  return importsOf(file)
    .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file.path), name) : name))
    .filter((name) => !ring.imports.some((allowed) => allowed.test(name)))
    .map((name) => `imports ${name}`);
}

interface MarkupRule {
  readonly says: string;
  readonly pattern: RegExp;
  /** Where it may stand all the same. */
  readonly except?: RegExp;
}

const anyPath = [...Object.values(paths), ...Object.values(pages).map(({ path }) => path)]
  .filter((path) => path !== paths.home)
  .join('|');

const MARKUP_RULES: readonly MarkupRule[] = [
  {
    says: 'hydrates an island outside of pages and the header',
    pattern: /\sclient:[a-z]+/,
    except: new RegExp(`${within('pages').source}|${MOUNT_POINT.source}|^src/env\\.d\\.ts$`),
  },
  {
    says: 'spells an address out instead of taking it from src/site/paths.ts',
    pattern: new RegExp(`(?:href|action)=\\{?["'\`]/|["'\`](?:${anyPath})(?:["'\`?#]|/)`),
    // The icons of the head are files, not pages.
    except: only('src/site/pa(?:ths|ges)\\.ts', 'src/components/layout/head\\.astro'),
  },
  {
    says: 'uses a value outside of the theme',
    pattern: /(?<=["'`\s:])-?[a-z][\w/-]*-\[[^\]\s]+\]/,
  },
  {
    says: 'writes a colour out',
    pattern: /["'`[:(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i,
    // A browser takes its theme colour from the head and the manifest, which know no CSS.
    except: only('src/components/layout/head\\.astro', 'src/pages/site\\.webmanifest\\.ts'),
  },
  { says: 'has a style attribute', pattern: /\sstyle=[{"'`]/ },
];

/** What visitors get; tools write for those who work on it. */
function wrongMarkup({ path, text }: SourceFile): string[] {
  if (path.startsWith('tools/')) return [];
  const code = withoutComments(text);
  return MARKUP_RULES.filter(({ except }) => !except?.test(path)).flatMap(({ says, pattern }) => {
    const found = pattern.exec(code)?.[0].trim();
    return found === undefined ? [] : [`${says}: ${found}`];
  });
}

/** What breaks a rule, one line each: `src/domain/money/money.ts imports react`. */
export const violations = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    [...wrongImports(file), ...wrongMarkup(file)].map((violation) => `${file.path} ${violation}`),
  );
