/**
 * Checks that each version of a legal document keeps its URL. An order refers to the version that was in
 * force when it was placed.
 */
import { expect, test } from 'vitest';
import { publishedCatalogueSchema } from '@site/content/catalogue/published-catalogue.schema';
import { legalRoutes } from '../routes.ts';
import {
  ownerSite,
  getText,
  listLinks,
  type Page,
  querySingle,
  getPageText,
  sampleSite,
  sendingSite,
} from './site.ts';

const getProse = ({ root }: Page) => getText(querySingle(root, 'article .prose'));
const IN_FORCE_PATTERN = /Last updated: \w+ \d{4}\.(?: Version [\d.]+, in force from [^.]+\.)+/;

test.each(
  [ownerSite, sampleSite, sendingSite].flatMap((site) =>
    legalRoutes.map(({ path }) => ({ folder: site.folder, path, site })),
  ),
)('the history of $path in $folder links to every version', ({ path, site }) => {
  const { getPage, pages, origin, readBuiltFile } = site;
  const document = getPage(path);
  const versions = listLinks(querySingle(document.root, 'article')).filter(([name]) =>
    /^Version [\d.]+$/.test(name),
  );
  // No one would find a version that the history leaves out. The page of the newest version must have the
  // text of the document.
  const builtPaths = pages
    .map((page) => page.path)
    .filter((builtPath) => builtPath.startsWith(`${path}/version-`));
  expect(versions.length).toBeGreaterThan(0);
  expect(listLinks(document.root, 'main a')).toContainEqual(['History', '#history']);
  expect(versions.map(([, target]) => target).sort()).toEqual(builtPaths.sort());
  const [[newestName, newestUrl] = ['', '']] = versions;
  expect(getProse(getPage(newestUrl))).toBe(getProse(document));

  // An order links to a version, which its customer may open years later. The page must say which version it
  // is, and lead to the newest.
  for (const [name, url] of versions) {
    const page = getPage(url);
    expect(getPageText(page, 'h1')).toBe(`${getPageText(document, 'h1')}, ${name.toLowerCase()}`);
    expect(page.root.querySelectorAll('article .prose h2').length).toBeGreaterThan(0);
    const isNewest = url === newestUrl;
    const label = isNewest ? 'This is the newest version.' : 'Read the newest version.';
    expect(listLinks(page.root, 'main a')).toContainEqual([label, path]);
    expect(getPageText(page, 'main'), url).toMatch(
      isNewest ? IN_FORCE_PATTERN : /Published on .+, (?:in force from|never in force)/,
    );
  }
  // Programs read the Markdown version, and orders take their versions from the catalogue. Both must agree
  // with the page.
  const [versionLine = ''] = IN_FORCE_PATTERN.exec(getPageText(document, 'main')) ?? [];
  expect(readBuiltFile(`${path.slice(1)}.md`)).toContain(`\n\n${versionLine}\n\n`);
  const { documents } = publishedCatalogueSchema.parse(JSON.parse(readBuiltFile('catalogue.json')));
  expect(documents.map((item) => item.versions.map((version) => version.path))).toContainEqual(
    versions.map(([, url]) => url),
  );
  // Each sheet of a printed document must say to which version it belongs.
  for (const [name, url] of [[newestName, path] as const, ...versions]) {
    const pageFooter = JSON.stringify(`${getPageText(document, 'h1')} · ${name} · ${origin}${url}`);
    expect(getPage(url).html).toContain(
      `@page{@bottom-left{content:${pageFooter}}@bottom-right{content:counter(page)" / "counter(pages)}}`,
    );
  }
});

test('an earlier version ignores the settings of the build, and the version in force follows them', () => {
  const getTextBeforeHistory = (page: Page) => getProse(page).split('History of this document')[0];
  const isSameInBothBuilds = (path: string) =>
    getTextBeforeHistory(sampleSite.getPage(path)) === getTextBeforeHistory(sendingSite.getPage(path));
  expect([isSameInBothBuilds('/privacy/version-1-0'), isSameInBothBuilds('/privacy')]).toEqual([true, false]);
});
