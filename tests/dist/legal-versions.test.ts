/** Each version of a legal document keeps its own address, because orders keep the terms of their day. */
import { expect, test } from 'vitest';
import { publishedCatalogueSchema } from '@site/content/catalogue/published-catalogue.schema';
import { legalRoutes } from '../routes.ts';
import { ownerSite, getText, listLinks, type Page, querySingle, readText, sample, sending } from './site.ts';

const getProse = ({ root }: Page) => getText(querySingle(root, 'article .prose'));
const IN_FORCE_PATTERN = /Last updated: \w+ \d{4}\.(?: Version [\d.]+, in force from [^.]+\.)+/;

test.each(
  [ownerSite, sample, sending].flatMap((site) =>
    legalRoutes.map(({ path }) => ({ folder: site.folder, path, site })),
  ),
)('the history of $path in $folder leads to every version', ({ path, site }) => {
  const { pageAt, pages, origin, read } = site;
  const document = pageAt(path);
  const versions = listLinks(querySingle(document.root, 'article')).filter(([name]) =>
    /^Version [\d.]+$/.test(name),
  );
  const builtPaths = pages.map((page) => page.path).filter((item) => item.startsWith(`${path}/version-`));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.map(([, target]) => target).sort()).toEqual(builtPaths.sort());
  const [newest] = versions;
  expect(getProse(pageAt(newest?.[1] ?? ''))).toBe(getProse(document));

  for (const [name, at] of versions) {
    const page = pageAt(at);
    expect(readText(page, 'h1')).toBe(`${readText(document, 'h1')}, ${name.toLowerCase()}`);
    expect(page.root.querySelectorAll('article .prose h2').length).toBeGreaterThan(0);
    const isNewest = at === newest?.[1];
    const main = readText(page, 'main');
    expect(main.includes('Read the newest version'), at).toBe(!isNewest);
    expect(main, at).toMatch(
      isNewest ? IN_FORCE_PATTERN : /Published on .+, (?:in force from|never in force)/,
    );
    expect(listLinks(page.root, 'main a[href]').some(([, target]) => target === path)).toBe(!isNewest);
  }
  // The document's Markdown names the same days, and the catalogue has the same versions for orders.
  const [daysLine = ''] = IN_FORCE_PATTERN.exec(readText(document, 'main')) ?? [];
  expect(read(`${path.slice(1)}.md`)).toContain(`\n\n${daysLine}\n\n`);
  const { documents } = publishedCatalogueSchema.parse(JSON.parse(read('catalogue.json')));
  expect(documents.map((item) => item.versions.map((version) => version.path))).toContainEqual(
    versions.map(([, at]) => at),
  );
  for (const [name, at] of [[newest?.[0] ?? '', path] as const, ...versions]) {
    const foot = JSON.stringify(`${readText(document, 'h1')} · ${name} · ${origin}${at}`);
    expect(pageAt(at).html).toContain(
      `@page{@bottom-left{content:${foot}}@bottom-right{content:counter(page)" / "counter(pages)}}`,
    );
  }
});

test('an earlier version says the same whatever the build does, where the document in force does not', () => {
  const getOwnText = (page: Page) => getProse(page).split('History of this document')[0];
  const isSame = (path: string) => getOwnText(sample.pageAt(path)) === getOwnText(sending.pageAt(path));
  expect([isSame('/privacy/version-1-0'), isSame('/privacy')]).toEqual([true, false]);
});
