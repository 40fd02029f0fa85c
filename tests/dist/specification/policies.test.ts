/**
 * Checks that each legal document has the figures, sentences and tables that section 9 of the specification
 * lists for it.
 */
import { expect, test } from 'vitest';
import { computeFacts } from '@site/content/facts/facts';
import { lookUpFact } from '#logic/facts/named-facts.ts';
import { sampleContent } from '../../../packages/content/tests/files/sample-content.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { RECEIVER } from '../../e2e/urls.ts';
import { readTestData } from '#support/test-data.ts';
import {
  getAttribute,
  listFirstGroups,
  getTextInOneLine,
  querySingle,
  getPageText,
  replaceNonBreakingSpaces,
  sampleSite,
  sendingSite,
} from '../site.ts';

interface ExpectedPolicies {
  readonly figures: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sentences: Readonly<Record<string, string>>;
  /** Sentences of the privacy policy by the folder of the build. */
  readonly sentencesByBuild: Readonly<Record<string, readonly string[]>>;
  readonly tables: { slug: string; caption: string; columns: number[]; rows: string[][] }[];
}

const { figures, sentences, sentencesByBuild, tables } = readTestData<ExpectedPolicies>(import.meta.url);

const facts = computeFacts(sampleContent);
const getMainText = (path: string) => getPageText(sampleSite.getPage(path), 'main');

test('the site has the six legal documents of the specification', () => {
  expect(sampleContent.legal.map(({ slug }) => slug).sort()).toEqual(Object.keys(figures).sort());
});

test.each(sampleContent.legal)(
  '/$slug prints each figure of the specification wherever its source refers to it',
  ({ slug, body }) => {
    const text = getMainText(`/${slug}`);
    // The sample sends nothing, so it leaves out these parts.
    const publishedSource = body.replaceAll(/<If(\w+)AreSent>[^]*?<\/If\1AreSent>/g, '');
    const namedFacts = listFirstGroups(publishedSource, /<Fact name="([^"]+)"/g);
    const expectedFigures = figures[slug] ?? {};

    // A figure that the source does not refer to by its name would not follow a change of the facts.
    const names = Object.keys(expectedFigures);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !namedFacts.includes(name))).toEqual([]);
    expect(Object.fromEntries(names.map((name) => [name, lookUpFact(facts, name)]))).toEqual(expectedFigures);
    const countOccurrences = (expectedText: string) => text.split(expectedText).length - 1;
    // The page prints each figure at least as often as its source refers to it.
    const missingFigures = [
      ...Map.groupBy(namedFacts, (name) => replaceNonBreakingSpaces(lookUpFact(facts, name))),
    ].filter(([expectedText, names]) => countOccurrences(expectedText) < names.length);
    expect(missingFigures).toEqual([]);
  },
);

test.each(Object.entries(sentences))('/%s says "%s"', (slug, expected) => {
  expect(getMainText(`/${slug}`)).toContain(expected);
});

const listRows = (slug: string, caption: string) =>
  sampleSite
    .getPage(`/${slug}`)
    .root.querySelectorAll('table')
    .filter((table) => getTextInOneLine(querySingle(table, 'caption')) === caption)
    .flatMap((table) => table.querySelectorAll('tbody tr'))
    .map((row) => row.querySelectorAll('th, td').map(getTextInOneLine));

test.each(tables)(
  '/$slug has the table "$caption" with the expected cells',
  ({ slug, caption, columns, rows }) => {
    expect(listRows(slug, caption).map((row) => columns.map((column) => row[column]))).toEqual(rows);
  },
);

test('each cell names its column, as phones show it', () => {
  for (const table of sampleSite.pages.flatMap(({ root }) => root.querySelectorAll('.prose table'))) {
    const columns = table.querySelectorAll('thead th').map(getTextInOneLine);
    const names = table.querySelectorAll('td').map((cell) => getAttribute(cell, 'data-column'));
    expect([...new Set(names)]).toEqual(columns.slice(1));
  }
});

test('the cookie policy lists every key that the site stores in the browser', () => {
  const storageRows = listRows(
    'cookie',
    'What this website stores in your browser, what for, and until when',
  );
  expect(storageRows.map(([key]) => key).sort()).toEqual(SESSION_KEYS.toSorted());
});

test.each([sampleSite, sendingSite])(
  'the privacy policy describes what $folder sends',
  ({ folder, getPage }) => {
    const text = getPageText(getPage('/privacy'), 'main').replaceAll(new URL(RECEIVER).host, 'RECEIVER');
    const foundSentences = Object.values(sentencesByBuild)
      .flat()
      .filter((sentence) => text.includes(sentence));
    expect(foundSentences).toEqual(sentencesByBuild[folder]);
  },
);
