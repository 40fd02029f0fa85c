import { expect, test } from 'vitest';
import { sitemap } from '../../integrations/sitemap.ts';

test('the sitemap has a line for each page, with its day where one is known', () => {
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
