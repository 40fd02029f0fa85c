import { describe, expect, test } from 'vitest';
import { ENTRY, lastChange, lastChanges } from '../../build/git.ts';
import { sitemap } from '../../build/sitemap.ts';

describe('the sitemap', () => {
  test('has a line for each page, with its day where one is known', () => {
    const text = sitemap([
      { url: 'https://ridge.example/', changed: '2025-06-30' },
      { url: 'https://ridge.example/about', changed: undefined },
    ]);
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://ridge.example/</loc><lastmod>2025-06-30</lastmod></url>',
      '  <url><loc>https://ridge.example/about</loc></url>',
      '</urlset>',
      '',
    ]);
  });

  test('writes signs that XML keeps for itself as entities', () => {
    expect(sitemap([{ url: 'https://ridge.example/a&b<c>' }])).toContain(
      '<loc>https://ridge.example/a&amp;b&lt;c&gt;</loc>',
    );
  });
});

describe('a log of changes', () => {
  const log = [
    `${ENTRY}2025-03-02\n\ncontent/plans.yaml\n`,
    // Written on another branch, and merged later.
    `${ENTRY}2025-06-30\n\ncontent/plans.yaml\ncontent/company.yaml\n`,
    `${ENTRY}2025-01-01\n\ncontent/plans.yaml\ncontent/pages/with space.yaml\n`,
    `${ENTRY}2025-09-09\n`,
  ].join('\n');
  const days = lastChanges(log);

  test('gives each file the latest of its days, in whatever order they stand', () => {
    expect(Object.fromEntries(days)).toEqual({
      'content/plans.yaml': '2025-06-30',
      'content/company.yaml': '2025-06-30',
      'content/pages/with space.yaml': '2025-01-01',
    });
  });

  test('that is empty gives no days', () => {
    expect(lastChanges('').size).toBe(0);
  });

  test.each([
    [['content/pages/with space.yaml'], '2025-01-01'],
    [['content/pages/with space.yaml', 'content/plans.yaml'], '2025-06-30'],
    [['content/plans.yaml', 'content/unknown.yaml'], '2025-06-30'],
    [['content/unknown.yaml'], undefined],
    [[], undefined],
  ])('says of %j that they last changed on %s', (files, day) => {
    expect(lastChange(files, days)).toBe(day);
  });
});
