import { expect, test } from 'vitest';
import { textVersion } from '../../integrations/text-versions/text-version.ts';
import { testData } from '../test-data.ts';

const page = (main: string, alternate = '<link rel="alternate" type="text/markdown" href="/refund.md">') =>
  `<!doctype html><title>A</title><link rel="canonical" href="https://ridge.example/refund">${alternate}` +
  `<body><nav>Menu</nav><main><h1>Refunds</h1>${main}</main>`;

const body = (main: string) =>
  textVersion(page(main))
    ?.markdown.replace('# Refunds\n\n', '')
    .replace('\n---\n\nWeb page: <https://ridge.example/refund>\n', '')
    .trim();

// That each page has one, with its title and address, is in tests/dist/text-versions.test.ts.
test('a label over the title comes under it', () => {
  const html = page('').replace('<h1>', '<p>Legal</p><h1>');
  expect(textVersion(html)?.markdown).toMatch(/^# Refunds\n\nLegal\n/);
});

test('a notice before the page’s own text comes under the title, with its last day', () => {
  const notice =
    '<section aria-label="Notice until 2 May 2027" data-until="1"><p>Closed. <a href="/contact">Ask</a></p></section>';
  const html = page('<p>Paid</p>').replace('<main>', `${notice}<main>`);
  expect(textVersion(html)?.markdown).toMatch(
    /^# Refunds\n\n> Notice until 2 May 2027: Closed\. \[Ask\]\(https:\/\/ridge\.example\/contact\)\n\nPaid\n/,
  );
});

const elements = testData<Record<string, [html: string, markdown: string]>>(import.meta.url);

test.each(Object.entries(elements))('in Markdown: %s', (_, [html, markdown]) => {
  expect(body(html)).toBe(markdown);
});
