/**
 * A built site: every page, parsed once. What this module exports by itself is `dist/`: its content is the
 * owner's, so tests ask of it only what any content must keep. Wording and figures are tested on the build of
 * the frozen sample: see specification/sample.ts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DOMNode, HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { allPages, unknown } from '../routes.ts';

export interface Page {
  /** Its address, such as `/about`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly root: HtmlElement;
}

const parserConfig = await new HtmlValidate(new StaticConfigLoader()).getConfigFor('page.html');

export function siteIn(folder: string) {
  const dist = pathToFileURL(`${resolve(folder)}/`);
  if (!existsSync(dist)) throw new Error(`There is no ${folder}/: run \`npm run test:build\` first`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');

  function parsed(file: string): Page {
    // Takes out the words for screen readers alone: see src/components/ui/spoken.astro.
    const html = read(file).replaceAll(
      /<span class="sr-only" data-spoken(?:="")?>[^<]*<\/span>\s*<span aria-hidden="true">([^<]*)<\/span>/g,
      '$1',
    );
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    return { path, file, html, root: new Parser(parserConfig).parseHtml(html) };
  }

  const all = files.filter((file) => file.endsWith('.html')).map(parsed);
  const sendsOn = ({ html }: Page) => html.includes('http-equiv="refresh"');
  const pages = all.filter((page) => !sendsOn(page));

  return {
    dist,
    /** Where the site lives, by its own account. */
    get origin() {
      return new URL(canonical(this.pageAt('/'))).origin;
    },
    /** Every file, by its path from the folder. */
    files,
    read,
    /** All pages that are to be read; the 404 page is `/404`. */
    pages,
    /** Old addresses, each a page that only sends on. */
    redirectPages: all.filter(sendsOn),
    pageAt: (path: string): Page => {
      const found = pages.find((page) => page.path === path);
      if (!found) throw new Error(`${folder}/ has no page for ${path}`);
      return found;
    },
  };
}

const built = siteIn('dist');
export const { dist, files, read, pages, redirectPages, pageAt } = built;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Replaces `&amp;` and the like by their characters. */
const decoded = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The value of an attribute, decoded; empty where it has none. */
export const attribute = (element: HtmlElement | null, name: string) =>
  decoded(element?.getAttributeValue(name) ?? '');

/** Elements that do not begin a new line. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'code', 'em', 'i', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time'],
]);

const UNSEEN = new Set(['script', 'style', 'svg', 'template', 'title']);

const within = (node: DOMNode): string => node.childNodes.map(textOf).join('');

function textOf(node: DOMNode): string {
  if (node instanceof HtmlElement) {
    if (UNSEEN.has(node.tagName) || attribute(node, 'aria-hidden') === 'true') return '';
    return INLINE.has(node.tagName) ? within(node) : `\n${within(node)}\n`;
  }
  // A line break in the source is a space on the page.
  return node.textContent.replaceAll('\n', ' ');
}

/** The readable text of an element: a line for each block, and ordinary spaces where a browser shows one. */
export const textIn = (element: HtmlElement): string =>
  decoded(within(element))
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00A0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** The words of an element in one line. */
export const words = (element: HtmlElement): string => textIn(element).replaceAll('\n', ' ');

/** An element that must occur once. */
export function only(root: HtmlElement, selector: string): HtmlElement {
  const [found, ...more] = root.querySelectorAll(selector);
  if (!found || more.length > 0)
    throw new Error(`Expected one "${selector}", found ${found ? more.length + 1 : 0}`);
  return found;
}

/** The words and the target of each link. */
export const linksIn = (root: HtmlElement, selector = 'a[href]') =>
  root
    .querySelectorAll(selector)
    .map((link) => [attribute(link, 'aria-label') || words(link), attribute(link, 'href')] as const);

/** The attribute's value on each element, or an empty text. */
export const valuesOf = (root: HtmlElement, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => attribute(element, name));

/** The id that a fragment names. `#add=vpn-setup.1` names the checkbox of that service. */
export const idIn = (hash: string) => decodeURIComponent(hash.slice(1)).replace(/^add=(.*)\.1$/, 'tick-$1');

/** Everything that the pattern's first group matches. */
export const captured = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** The canonical address of a page. Pages that search engines must not list have none. */
export const canonical = ({ root }: Page) => attribute(root.querySelector('link[rel="canonical"]'), 'href');

export const { origin } = built;

/** The content of a page's meta element, or an empty text. */
export const meta = ({ root }: Page, name: string): string =>
  attribute(
    root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`),
    'content',
  );

/** The addresses that are to stay out of search results. */
export const hidden: ReadonlySet<string> = new Set([
  ...allPages.filter(({ noindex }) => noindex).map(({ path }) => (path === unknown.path ? '/404' : path)),
  ...pages.map(({ path }) => path).filter((path) => path.includes('/version-')),
]);
