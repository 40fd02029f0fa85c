import { describe, expect, test } from 'vitest';
import { lastChange } from '../../integrations/git.ts';
import { sitemap } from '../../integrations/sitemap.ts';

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

const days = new Map([
  ['content/plans.yaml', '2025-06-30'],
  ['content/pages/home.yaml', '2025-01-01'],
]);

test.each([
  [['content/pages/home.yaml'], '2025-01-01'],
  [['content/plans.yaml', 'content/pages/home.yaml', 'content/unknown.yaml'], '2025-06-30'],
  [['content/unknown.yaml'], undefined],
  [[], undefined],
])('of %j the last change was on %s', (files, day) => {
  expect(lastChange(files, days)).toBe(day);
});
