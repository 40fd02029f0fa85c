/** Everything that a built page points at exists, and nothing is fetched from another site. */
import { expect, test } from 'vitest';
import { redirectsSchema } from '@site/content/schemas/redirects.schema';
import { readSiteRedirects } from '@site/hosting/hosts/redirects';
import { paths } from '@site/rules/addresses/paths';
import {
  files,
  listFirstGroups,
  getAttribute,
  hiddenPaths,
  getIdFromFragment,
  listAttributeValues,
  origin,
  type Page,
  pages,
  querySingle,
  read,
  redirectPages,
} from './site.ts';

/** Attributes that hold the address of a page or a file. */
const ADDRESSES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];

interface Pointer {
  readonly tag: string;
  readonly target: string;
}

const listPointers = ({ root }: Page): Pointer[] =>
  root.querySelectorAll('*').flatMap((element) =>
    ADDRESSES.filter((name) => element.hasAttribute(name)).map((name) => ({
      tag: element.tagName,
      target: getAttribute(element, name),
    })),
  );

const listCssUrls = (css: string) =>
  listFirstGroups(css, /url\(\s*["']?([^"')]+)["']?\s*\)/g).filter((url) => !url.startsWith('data:'));

/**
 * Reports whether a file exists at a path. A page is found by its address, which has no ending and no slash
 * at its end.
 */
const exists = (path: string): boolean =>
  files.includes(path.slice(1)) ? !path.endsWith('.html') : pages.some((page) => page.path === path);

const ids = new Map([
  ...pages.map(({ path, root }) => [path, root.querySelectorAll('[id]').map(({ id }) => id)] as const),
  ...files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [`/${file}`, listFirstGroups(read(file), / id="([^"]+)"/g)] as const),
]);

/**
 * Matches links that a visitor may follow out of the site: email, phone, and in a legal document other sites.
 */
const WAYS_OUT_PATTERN = /^(?:mailto:[^\s@]+@|tel:\+|https:\/\/)/;

function findProblem(page: Page, { tag, target }: Pointer): string | undefined {
  const url = new URL(target, new URL(page.path, origin));
  if (url.origin !== origin)
    return tag === 'a' && WAYS_OUT_PATTERN.test(target) ? undefined : `${target} is on another site`;
  if (!exists(url.pathname)) return `${target} does not exist`;
  const names = url.hash === '' || ids.get(url.pathname)?.includes(getIdFromFragment(url.hash));
  return names ? undefined : `${target} names no element`;
}

test.each(pages)('$path points only at pages, elements and files that exist', (page) => {
  const css = listFirstGroups(page.html, /<style[^>]*>(.*?)<\/style>/gs).join('\n');
  const toPointers = listCssUrls(css).map((target) => ({ tag: 'link', target }));
  const pointers = listPointers(page);
  expect(pointers.length).toBeGreaterThan(20);
  expect(toPointers.length).toBeGreaterThan(0);
  const problems = [...pointers, ...toPointers].map((pointer) => findProblem(page, pointer));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  expect(page.root.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
  expect(css).not.toContain('@import');
});

test('every page but the checkout and the 404 page can be reached by a link from another page', () => {
  const linkedPaths = new Set(
    pages.flatMap(({ path, root }) =>
      listAttributeValues(root, 'a[href]', 'href')
        .map((target) => new URL(target, origin + path).pathname)
        .filter((target) => target !== path),
    ),
  );
  const orphans = pages.filter(({ path }) => !hiddenPaths.has(path) && !linkedPaths.has(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});

test('each old address sends on to its page, and no other page only sends on', () => {
  const sendsTo = redirectPages.map(({ path, root }) => {
    const refresh = getAttribute(querySingle(root, 'meta[http-equiv="refresh"]'), 'content');
    return [path, /^0; ?url=(.*)$/.exec(refresh)?.[1]];
  });
  expect(Object.fromEntries(sendsTo)).toEqual(readSiteRedirects());
  expect(Object.values(readSiteRedirects()).filter((to) => !exists(to))).toEqual([]);
});

test('no file of the site may be an old address', () => {
  const isAccepted = (from: string) =>
    redirectsSchema.safeParse({ redirects: [{ from, to: paths.about }] }).success;
  const builtAddresses = files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  expect(builtAddresses.filter(isAccepted)).toEqual([]);
});

/** Matches files that browsers, search engines and hosts request without a link. */
const KNOWN_FILES_PATTERN =
  /^(?:robots\.txt|llms\.txt|favicon\.ico|_headers|_redirects|\.htaccess|\.well-known\/security\.txt)$/;

test('each file is named by a page or another file, or has an address that is known', () => {
  const texts = files.filter((file) => /\.(?:html|js|json|md|txt|xml|webmanifest)$/.test(file)).map(read);
  const unnamed = files.filter(
    (file) =>
      !file.endsWith('.html') &&
      !KNOWN_FILES_PATTERN.test(file) &&
      !texts.some((text) => text.includes(file)),
  );
  expect(unnamed).toEqual([]);
});
