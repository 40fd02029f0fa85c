import { describe, expect, test } from 'vitest';
import { textVersion } from '../../build/text-versions/text-version.ts';

const page = (main: string, alternate = '<link rel="alternate" type="text/markdown" href="/refund.md">') =>
  `<!doctype html><title>A</title><link rel="canonical" href="https://ridge.example/refund">${alternate}` +
  `<body><nav>Menu</nav><main><h1>Refunds</h1>${main}</main>`;

const body = (main: string) =>
  textVersion(page(main))
    ?.markdown.replace('# Refunds\n\n', '')
    .replace('\n---\n\nWeb page: <https://ridge.example/refund>\n', '')
    .trim();

test('a page that names no text in its head has none', () => {
  expect(textVersion(page('<p>Paid</p>', ''))).toBeUndefined();
});

test('a text lies where its page says, begins with the title and ends with the page’s address', () => {
  expect(textVersion(page('<p>Paid</p>'))).toEqual({
    path: '/refund.md',
    markdown: '# Refunds\n\nPaid\n\n---\n\nWeb page: <https://ridge.example/refund>\n',
  });
});

test('a label over the title comes under it', () => {
  const html = page('').replace('<h1>', '<p>Legal</p><h1>');
  expect(textVersion(html)?.markdown).toMatch(/^# Refunds\n\nLegal\n/);
});

describe('in Markdown', () => {
  test.each([
    [
      'a link within the site',
      '<p><a href="/terms#late">Terms</a></p>',
      '[Terms](https://ridge.example/terms#late)',
    ],
    ['a link within the page', '<p><a href="#ask">Ask</a></p>', '[Ask](https://ridge.example/refund#ask)'],
    ['mail', '<p><a href="mailto:a@b.example">a@b.example</a></p>', '[a@b.example](mailto:a@b.example)'],
    [
      'buttons side by side',
      '<div><a href="/a">A</a><a href="/b">B</a></div>',
      '[A](https://ridge.example/a)\n\n[B](https://ridge.example/b)',
    ],
    ['a list', '<ul><li><svg></svg><span>One</span></li><li>Two</li></ul>', '- One\n- Two'],
    ['a figure with its words', '<ul><li><p>8+</p><p>years</p></li></ul>', '- 8+ years'],
    ['a name with its words', '<ul><li><p>Cisco</p><p>Switches</p></li></ul>', '- Cisco: Switches'],
    ['steps', '<ol><li><p>Step 1</p><h3>Find</h3><p>Look.</p></li></ol>', '### Find (Step 1)\n\nLook.'],
    ['numbers for decoration', '<ol><li><p>01</p><h3>Find</h3></li></ol>', '### Find'],
    ['terms', '<dl><div><dt>Office</dt><dd>Iten<br>Kenya</dd></div></dl>', '- Office: Iten, Kenya'],
    [
      'terms with a price',
      '<dl><div><dt><span>Audit</span> <span aria-hidden="true"></span><span>KES 9,500</span></dt><dd>All.</dd></div></dl>',
      '- Audit: KES 9,500. All.',
    ],
    [
      'what can be ticked',
      '<ul><li><label><input type="checkbox" aria-labelledby="n p" aria-describedby="d">' +
        '<span id="n">Audit</span><span id="p">$75</span><span id="d">All.</span></label></li></ul>',
      '- Audit: $75. All.',
    ],
    [
      'a table with its caption',
      '<table><caption>Credits</caption><tr><th>Breach</th></tr><tr><td>A | b</td></tr></table>',
      'Credits:\n\n| Breach |\n| ------ |\n| A \\| b |',
    ],
    ['a quotation', '<ul><li><blockquote><p>Good.</p></blockquote><p>Ann</p></li></ul>', '> Good.\n\nAnn'],
    ['dots between parts of a line', '<p>One<span aria-hidden="true">·</span>Two</p>', 'One · Two'],
    ['spans that styles set apart', '<p>The office<span>1.2° N</span></p>', 'The office 1.2° N'],
    [
      'a counter',
      '<p><span><span class="sr-only">8+</span><span aria-hidden="true">0+</span></span></p>',
      '8+',
    ],
    ['signs of Markdown', '<p>A *b* &lt;c> and 1&nbsp;day</p>', 'A \\*b\\* \\<c> and 1 day'],
    [
      'small HTML',
      '<p>H<sub>2</sub>O, <abbr title="b">A</abbr> and <strong>c</strong></p>',
      'H2O, A and **c**',
    ],
    ['what needs no script', '<noscript><p>Write to us.</p></noscript>', 'Write to us.'],
    [
      'without scripts, menus, forms and announcements',
      '<script>a()</script><nav>Contents</nav><form>Name<input></form><p role="status">Sent</p>' +
        '<section><h2>Own service</h2><input type="text"></section><p class="print-only">Estimate</p><p>Paid</p>',
      'Paid',
    ],
  ])('%s', (_, main, expected) => {
    expect(body(main)).toBe(expected);
  });
});
