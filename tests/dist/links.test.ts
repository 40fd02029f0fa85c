/**
 * Checks that the target of every link within the site exists, and that nothing is fetched from another site.
 */
import { expect, test } from 'vitest';
import { redirectsSchema } from '@site/content/schemas/redirects.schema';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';
import { paths } from '@site/rules/urls/paths';
import {
  files,
  listFirstGroups,
  getAttribute,
  noindexPaths,
  getIdFromFragment,
  getStyles,
  listAttributeValues,
  origin,
  type Page,
  pages,
  querySingle,
  readBuiltFile,
  redirectPages,
} from './site.ts';

/** Attributes that hold the URL of a page or a file. */
const URL_ATTRIBUTES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];

/** A reference from an element to a URL. */
interface Reference {
  readonly tag: string;
  readonly target: string;
}

const listReferences = ({ root }: Page): Reference[] =>
  root.querySelectorAll('*').flatMap((element) =>
    URL_ATTRIBUTES.filter((name) => element.hasAttribute(name)).map((name) => ({
      tag: element.tagName,
      target: getAttribute(element, name),
    })),
  );

const listCssUrls = (css: string) =>
  listFirstGroups(css, /url\(\s*["']?([^"')]+)["']?\s*\)/g).filter((url) => !url.startsWith('data:'));

/**
 * Returns whether a page or another file exists at a path. The path of a page has no extension and no slash
 * at its end.
 */
const exists = (path: string): boolean =>
  files.includes(path.slice(1)) ? !path.endsWith('.html') : pages.some((page) => page.path === path);

const idsByPath = new Map([
  ...pages.map(({ path, root }) => [path, root.querySelectorAll('[id]').map(({ id }) => id)] as const),
  ...files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [`/${file}`, listFirstGroups(readBuiltFile(file), / id="([^"]+)"/g)] as const),
]);

/** Matches links that may lead out of the site: to email, to a phone, and to other sites over https. */
const EXTERNAL_LINK_PATTERN = /^(?:mailto:[^\s@]+@|tel:\+|https:\/\/)/;

function describeProblem(page: Page, { tag, target }: Reference): string | undefined {
  const url = new URL(target, new URL(page.path, origin));
  if (url.origin !== origin)
    return tag === 'a' && EXTERNAL_LINK_PATTERN.test(target) ? undefined : `${target} is on another site`;
  if (!exists(url.pathname)) return `${target} does not exist`;
  const hasElement = url.hash === '' || idsByPath.get(url.pathname)?.includes(getIdFromFragment(url.hash));
  return hasElement ? undefined : `${target} has no such element`;
}

test.each(pages)('$path refers only to pages, elements and files that exist', (page) => {
  const css = getStyles(page.html);
  const cssReferences = listCssUrls(css).map((target) => ({ tag: 'link', target }));
  const references = listReferences(page);
  expect(references.length).toBeGreaterThan(20);
  expect(cssReferences.length).toBeGreaterThan(0);
  const problems = [...references, ...cssReferences].map((reference) => describeProblem(page, reference));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  expect(page.root.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
  expect(css).not.toContain('@import');
});

test('every page except hidden ones is linked from another page', () => {
  const linkedPaths = new Set(
    pages.flatMap(({ path, root }) =>
      listAttributeValues(root, 'a[href]', 'href')
        .map((target) => new URL(target, origin + path).pathname)
        .filter((target) => target !== path),
    ),
  );
  const orphans = pages.filter(({ path }) => !noindexPaths.has(path) && !linkedPaths.has(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});

test('each old URL redirects to its page, and there are no other redirects', () => {
  const redirects = redirectPages.map(({ path, root }) => {
    const refresh = getAttribute(querySingle(root, 'meta[http-equiv="refresh"]'), 'content');
    return [path, /^0; ?url=(.*)$/.exec(refresh)?.[1]];
  });
  expect(Object.fromEntries(redirects)).toEqual(readSiteRedirects());
  expect(Object.values(readSiteRedirects()).filter((to) => !exists(to))).toEqual([]);
});

test('the schema of redirects rejects the URL of every published file except pages', () => {
  const isAccepted = (from: string) =>
    redirectsSchema.safeParse({ redirects: [{ from, to: paths.about }] }).success;
  const builtUrls = files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  expect(builtUrls.filter(isAccepted)).toEqual([]);
});

/**
 * Matches files that browsers, search engines and language models request without a link, those that hosts
 * read, and the SVG files that Astro publishes although pages hold the drawings inline.
 */
const KNOWN_FILES_PATTERN =
  /^(?:_astro\/.*\.svg|robots\.txt|llms\.txt|favicon\.ico|_headers|_redirects|\.htaccess|\.well-known\/security\.txt)$/;

test('each file is named in another file or has a well-known URL', () => {
  const contents = files
    .filter((file) => /\.(?:html|js|json|md|txt|xml|webmanifest)$/.test(file))
    .map(readBuiltFile);
  const unnamedFiles = files.filter(
    (file) =>
      !file.endsWith('.html') &&
      !KNOWN_FILES_PATTERN.test(file) &&
      !contents.some((text) => text.includes(file)),
  );
  expect(unnamedFiles).toEqual([]);
});
