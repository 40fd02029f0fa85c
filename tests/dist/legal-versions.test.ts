/**
 * Each version of a legal document keeps an address of its own, because orders keep the terms of their day.
 */
import { expect, test } from 'vitest';
import { publishedCatalogueSchema } from '@site/content/catalogue/published-catalogue.schema';
import { legalRoutes } from '../routes.ts';
import { built, getText, listLinks, type Page, querySingle, readText, sample, sending } from './site.ts';

const text = ({ root }: Page) => getText(querySingle(root, 'article .prose'));
const IN_FORCE_PATTERN = /Last updated: \w+ \d{4}\.(?: Version [\d.]+, in force from [^.]+\.)+/;

test.each(
  [built, sample, sending].flatMap((site) =>
    legalRoutes.map(({ path }) => ({ folder: site.folder, path, site })),
  ),
)('the history of $path in $folder leads to every version', ({ path, site }) => {
  const { pageAt, pages, origin, read } = site;
  const document = pageAt(path);
  const versions = listLinks(querySingle(document.root, 'article')).filter(([name]) =>
    /^Version [\d.]+$/.test(name),
  );
  const built = pages.map((page) => page.path).filter((one) => one.startsWith(`${path}/version-`));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.map(([, target]) => target).sort()).toEqual(built.sort());
  const [newest] = versions;
  expect(text(pageAt(newest?.[1] ?? ''))).toBe(text(document));

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
  // Its Markdown names the same days, and the catalogue has the same versions for orders.
  const [daysLine = ''] = IN_FORCE_PATTERN.exec(readText(document, 'main')) ?? [];
  expect(read(`${path.slice(1)}.md`)).toContain(`\n\n${daysLine}\n\n`);
  const { documents } = publishedCatalogueSchema.parse(JSON.parse(read('catalogue.json')));
  expect(documents.map((one) => one.versions.map((version) => version.path))).toContainEqual(
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
  const own = (page: Page) => text(page).split('History of this document')[0];
  const same = (path: string) => own(sample.pageAt(path)) === own(sending.pageAt(path));
  expect([same('/privacy/version-1-0'), same('/privacy')]).toEqual([true, false]);
});
