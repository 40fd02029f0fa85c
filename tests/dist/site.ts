/**
 * Reads the built sites, and parses each page once. `pages`, `files` and so on are from `dist/`, which has
 * the owner's content, so tests that use them check only rules that hold for any content. Tests of wording
 * and figures use `sampleSite`, the build of the frozen content.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DOMNode, HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { SAMPLE_BUILDS } from '../e2e/urls.ts';
import { allPages, unknownRoute } from '../routes.ts';

export interface Page {
  /** The page's URL, such as `/about`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly root: HtmlElement;
}

const parserConfig = await new HtmlValidate(new StaticConfigLoader()).getConfigFor('page.html');

function readSite(folder: string) {
  const dist = pathToFileURL(`${resolve(folder)}/`);
  if (!existsSync(dist)) throw new Error(`There is no ${folder}/: run \`npm run test:build\` first`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const readBuiltFile = (file: string) => readFileSync(new URL(file, dist), 'utf8');

  function parsePage(file: string): Page {
    // Keeps what visitors see of words that are spelt out for screen readers: see
    // src/components/ui/spoken.astro.
    const html = readBuiltFile(file).replaceAll(
      /<span class="sr-only" data-spoken(?:="")?>[^<]*<\/span>\s*<span aria-hidden="true">([^<]*)<\/span>/g,
      '$1',
    );
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    return { path, file, html, root: new Parser(parserConfig).parseHtml(html) };
  }

  const parsedPages = files.filter((file) => file.endsWith('.html')).map(parsePage);
  const isRedirect = ({ html }: Page) => html.includes('http-equiv="refresh"');
  const pages = parsedPages.filter((page) => !isRedirect(page));
  const getPage = (path: string): Page => {
    const match = pages.find((page) => page.path === path);
    if (!match) throw new Error(`${folder}/ has no page for ${path}`);
    return match;
  };

  return {
    folder,
    dist,
    /** The origin of the site's canonical URLs. */
    origin: new URL(getCanonical(getPage('/'))).origin,
    /** The path of every file within the folder. */
    files,
    readBuiltFile,
    /** All pages but redirects. The 404 page is `/404`. */
    pages,
    /** The pages at old URLs, which only redirect. */
    redirectPages: parsedPages.filter(isRedirect),
    getPage,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Replaces entities such as `&amp;` with their characters. */
const decodeEntities = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Returns the decoded value of an attribute, or an empty string. */
export const getAttribute = (element: HtmlElement | null, name: string) =>
  decodeEntities(element?.getAttributeValue(name) ?? '');

/** Elements that do not begin a new line. */
const INLINE_ELEMENTS = /^(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|time|wbr)$/;

/** Elements whose text is not part of what visitors read on a page. */
const UNREAD_ELEMENTS = /^(?:script|style|svg|template|title)$/;

const getInnerText = (node: DOMNode): string => node.childNodes.map(getNodeText).join('');

function getNodeText(node: DOMNode): string {
  if (node instanceof HtmlElement) {
    if (UNREAD_ELEMENTS.test(node.tagName) || getAttribute(node, 'aria-hidden') === 'true') return '';
    return INLINE_ELEMENTS.test(node.tagName) ? getInnerText(node) : `\n${getInnerText(node)}\n`;
  }
  // A line break in the source is a space on the page.
  return node.textContent.replaceAll('\n', ' ');
}

/**
 * Returns the readable text of an element: a line for each block, and one ordinary space for each run of
 * spaces, including non-breaking ones.
 */
export const getText = (element: HtmlElement): string =>
  decodeEntities(getInnerText(element))
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00A0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** Puts ordinary spaces into a fact, as `getText` does. A phone number has non-breaking ones. */
export const replaceNonBreakingSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the text of an element in one line. */
export const getTextInOneLine = (element: HtmlElement): string => getText(element).replaceAll('\n', ' ');

/** Returns the text of an element that a page has exactly once, in one line. */
export const getPageText = ({ root }: Page, selector: 'main' | 'h1' | 'title' | 'body' | 'footer') =>
  getTextInOneLine(querySingle(root, selector));

/** Finds an element that must occur exactly once. */
export function querySingle(root: HtmlElement, selector: string): HtmlElement {
  const [element, ...others] = root.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`Expected one "${selector}", found ${element ? others.length + 1 : 0}`);
  return element;
}

/** Lists the name and the target of each link. The name is its label for screen readers, or else its text. */
export const listLinks = (root: HtmlElement, selector = 'a[href]') =>
  root
    .querySelectorAll(selector)
    .map(
      (link) =>
        [getAttribute(link, 'aria-label') || getTextInOneLine(link), getAttribute(link, 'href')] as const,
    );

/** Lists the attribute's value of each element, or an empty string. */
export const listAttributeValues = (root: HtmlElement, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => getAttribute(element, name));

/** Returns the id that a fragment names. `#add=vpn-setup.1` names the checkbox of that service. */
export const getIdFromFragment = (hash: string) =>
  decodeURIComponent(hash.slice(1)).replace(/^add=(.*)\.1$/, 'tick-$1');

/** Lists all matches of the pattern's first group. */
export const listFirstGroups = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group = '']) => group);

/** Returns the styles in a page. */
export const getStyles = (html: string) => listFirstGroups(html, /<style[^>]*>(.*?)<\/style>/gs).join('\n');

/** Returns the canonical URL of a page. Pages that search engines must not list have an empty one. */
export const getCanonical = ({ root }: Page) =>
  getAttribute(root.querySelector('link[rel="canonical"]'), 'href');

/** Returns the content of a page's meta element, or an empty string. */
export const getMeta = ({ root }: Page, name: string): string =>
  getAttribute(
    root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`),
    'content',
  );

export const ownerSite = readSite('dist');
/** The frozen content, which has the specification's words and figures, as a site that sends nothing. */
export const sampleSite = readSite(SAMPLE_BUILDS.silent);
/** The frozen content, as a site that sends orders and messages. */
export const sendingSite = readSite(SAMPLE_BUILDS.sending);
export const { dist, files, readBuiltFile, pages, redirectPages, getPage, origin } = ownerSite;

/** The URLs that must stay out of search results. */
export const noindexPaths: ReadonlySet<string> = new Set([
  ...allPages
    .filter(({ noindex }) => noindex)
    .map(({ path }) => (path === unknownRoute.path ? '/404' : path)),
  ...pages.map(({ path }) => path).filter((path) => path.includes('/version-')),
]);
