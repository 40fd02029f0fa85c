/** Orders keep the terms of their day: each version of a legal document stays at an address of its own. */
import { describe, expect, test } from 'vitest';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { legalRoutes } from '../routes.ts';
import { linksIn, only, siteIn, textIn, words } from './site.ts';

const BUILDS = ['dist', SAMPLE_BUILDS.silent, SAMPLE_BUILDS.sending];

describe.each(
  BUILDS.flatMap((folder) => legalRoutes.map(({ path }) => ({ folder, path, site: siteIn(folder) }))),
)('$path in $folder', ({ path, site: { pageAt, pages, origin } }) => {
  const versions = linksIn(only(pageAt(path).root, 'article')).filter(([name]) =>
    /^Version [\d.]+$/.test(name),
  );

  test('its history leads to every version', () => {
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.map(([, target]) => target).sort()).toEqual(
      pages
        .map((page) => page.path)
        .filter((target) => target.startsWith(`${path}/version-`))
        .sort(),
    );
  });

  test('the newest version says what the document says', () => {
    const [, newest = ''] = versions[0] ?? [];
    const article = (at: string) => textIn(only(pageAt(at).root, 'article .prose'));
    expect(article(newest)).toBe(article(path));
  });

  test.each(versions)(
    '%s has sections of its own, and is in force only where it is the newest',
    (name, at) => {
      const { root } = pageAt(at);
      expect(words(only(root, 'h1'))).toBe(`${words(only(pageAt(path).root, 'h1'))}, ${name.toLowerCase()}`);
      expect(root.querySelectorAll('article .prose h2').length).toBeGreaterThan(0);
      const isNewest = at === versions[0]?.[1];
      expect(words(only(root, 'main')).includes('in force from')).toBe(isNewest);
      expect(linksIn(only(root, 'main')).some(([, target]) => target === path)).toBe(!isNewest);
    },
  );

  test.each([path, ...versions.map(([, at]) => at)])('each sheet of %s names itself', (at) => {
    const { html, root } = pageAt(at);
    const version = /Version ([\d.]+)/.exec(at === path ? words(only(root, 'main')) : '')?.[1];
    const [, inPath = ''] = at.split('/version-');
    const title = words(only(pageAt(path).root, 'h1'));
    const foot = `${title} · Version ${version ?? inPath.replace('-', '.')} · ${origin}${at}`;
    expect(html).toContain(`@page{@bottom-left{content:${JSON.stringify(foot)}}`);
    expect(html).toContain('@bottom-right{content:counter(page)" / "counter(pages)}}');
  });
});

test('an earlier version says the same whatever the build does, where the document in force does not', () => {
  const [silent, sending] = [SAMPLE_BUILDS.silent, SAMPLE_BUILDS.sending].map(siteIn);
  const said = (site: typeof silent, path: string) =>
    textIn(only(site?.pageAt(path).root ?? expect.fail(), 'article .prose'));
  expect(said(sending, '/privacy/version-1-0')).toBe(said(silent, '/privacy/version-1-0'));
  expect(said(sending, '/privacy')).not.toBe(said(silent, '/privacy'));
});
