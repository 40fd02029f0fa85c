import { expect, test } from 'vitest';
import { headerRules, headersOf } from '../../hosts/headers.ts';
import { checkFiles } from '@site/content/check/engine/content';
import { contentFindings, siteAnswers } from '../../launch/findings.ts';

interface Mark {
  readonly field?: string;
  readonly words?: string;
}

/** What is found in a file that marks.yaml has an entry about. */
function found(text: string, mark?: Mark, file = 'company.yaml') {
  const entries = mark ? [{ file, supply: 'the owner decides', ...mark }] : [];
  return contentFindings(
    checkFiles([
      { file: `content/${file}`, text },
      { file: 'content/marks.yaml', text: JSON.stringify({ placeholders: entries }) },
    ]),
  );
}

const NAME = 'town: Iten\nname: Ridge Works\n';
const QUOTE = 'town: Iten\nquote:\n  days: 30\n  call: soon\n';
const TERMS = '---\ntitle: Terms\n---\n\nWe keep it for\nthree days.\n';
const DRAFT = 'content/legal: terms apply from no day; `npm run launch:day` sets it';

test.each<[what: string, found: readonly string[], line: string]>([
  ['a field', found(NAME, { field: 'name' }), 'line 2, name'],
  ['words of a field', found(NAME, { field: 'name', words: 'Ridge' }), 'line 2, name “Ridge”'],
  ['a group of fields', found(QUOTE, { field: 'quote', words: 'soon' }), 'line 2, quote “soon”'],
  ['a field within another', found(QUOTE, { field: 'quote.days', words: '30' }), 'line 3, quote.days “30”'],
  [
    'words, wherever lines break',
    found('- name: Big\n    Ridge', { words: 'Big Ridge' }),
    'line 1, “Big Ridge”',
  ],
  ['the whole file', found(NAME, {}), 'line 1, all'],
])('a placeholder is %s', (_, sentences, line) => {
  expect(sentences).toEqual([`content/company.yaml ${line}: the owner decides`]);
});

test('a document is listed by its words, and for want of its day', () => {
  const words = 'it for three days';
  expect(found(TERMS, { words }, 'legal/terms.mdx')).toEqual([
    `content/legal/terms.mdx line 5, “${words}”: the owner decides`,
    DRAFT,
  ]);
});

test.each<[string, Mark?]>([
  [NAME, { field: 'name', words: 'Hill Works' }],
  [NAME, { field: 'brand' }],
  ['phone: +254 700 000 000\nbox: P.O. Box 000, Iten\n'],
  ['# PLACEHOLDER: a comment says nothing.\nname: Ridge Works # PLACEHOLDER\n'],
])('what was replaced or has no entry is real: %j with %j', (text, mark) => {
  expect(found(text, mark)).toEqual([]);
});

test('a mark in the logo is found', () => {
  expect(contentFindings([], '<!-- PLACEHOLDER: a mark for now. --><svg/>')).toHaveLength(1);
  expect(contentFindings([], '<svg/>')).toEqual([]);
});

const ORIGIN = 'https://www.ridge.co.ke';
const SITE = { pages: ['/', '/checkout'], files: [], redirects: {} };
const RULES = headerRules({ https: true });

type Answers = Readonly<Record<string, () => Response>>;

function answer(path: string, body: string, more: Readonly<Record<string, string>> = {}, status = 200) {
  return () => new Response(body, { status, headers: { ...headersOf(RULES, path, SITE), ...more } });
}
const moved =
  (to: string, status = 301) =>
  () =>
    new Response('', { status, headers: { location: to } });

const HOME = `<link rel="canonical" href="${ORIGIN}/"><script src="/_astro/a.js"></script>`;
const PACKED = { 'content-encoding': 'br' };
const WRONG = `${ORIGIN}/no-such-page-of-the-launch-check`;
const HTTP = 'http://www.ridge.co.ke/about?from=launch-check';
const OTHER = 'https://ridge.co.ke/about?from=launch-check';
const THERE = `${ORIGIN}/about?from=launch-check`;

const RIGHT: Answers = {
  [`${ORIGIN}/`]: answer('/', HOME, PACKED),
  [`${ORIGIN}/checkout`]: answer('/checkout', 'Pay'),
  [`${ORIGIN}/sitemap.xml`]: answer('/sitemap.xml', `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/checkout</loc>`),
  [`${ORIGIN}/robots.txt`]: answer('/robots.txt', 'User-agent: *\nDisallow: /checkout\n'),
  [`${ORIGIN}/_astro/a.js`]: answer('/_astro/a.js', ''),
  [WRONG]: answer('/nothing', 'Oops! Page not found', {}, 404),
  [HTTP]: moved(THERE),
  [OTHER]: moved(THERE, 308),
};

async function toDo(changes: Answers) {
  const answers = { ...RIGHT, ...changes };
  const asked = await siteAnswers(ORIGIN, (address) =>
    Promise.resolve(answers[address]?.() ?? new Response('', { status: 404 })),
  );
  expect(asked).toHaveLength(10);
  return asked.filter(({ todo }) => todo !== undefined).map(({ question }) => question);
}

test('a site that is right leaves nothing to do', async () => {
  expect(await toDo({})).toEqual([]);
});

test.each<[wrong: string, changes: Answers, question: RegExp]>([
  ['a page is missing', { [`${ORIGIN}/checkout`]: answer('/', 'Pay', {}, 500) }, /sitemap|checkout/],
  ['the sitemap is empty', { [`${ORIGIN}/sitemap.xml`]: answer('/', '') }, /sitemap/],
  ['a wrong address answers 200', { [WRONG]: answer('/', 'Oops! Page not found') }, /wrong address/],
  ['the host has a 404 page of its own', { [WRONG]: answer('/', 'Nothing', {}, 404) }, /wrong address/],
  ['http stays', { [HTTP]: answer('/', '') }, /Without https/],
  ['http leads on for a while only', { [HTTP]: moved(THERE, 302) }, /Without https/],
  ['the other name forgets the address', { [OTHER]: moved(`${ORIGIN}/`) }, /other name/],
  [
    'a header is missing',
    { [WRONG]: () => new Response('Oops! Page not found', { status: 404 }) },
    /headers/,
  ],
  ['nothing is compressed', { [`${ORIGIN}/`]: answer('/', HOME) }, /compressed/],
  [
    'pages are kept for a day',
    { [`${ORIGIN}/`]: answer('/', HOME, { ...PACKED, 'Cache-Control': 'max-age=86400' }) },
    /minutes/,
  ],
  ['files are asked for each time', { [`${ORIGIN}/_astro/a.js`]: answer('/', '') }, /minutes/],
  [
    'the build is of another address',
    { [`${ORIGIN}/`]: answer('/', '<link rel="canonical" href="https://a.ke/">/_astro/a.js', PACKED) },
    /own/,
  ],
  [
    'the host sends noindex',
    { [`${ORIGIN}/`]: answer('/', HOME, { ...PACKED, 'x-robots-tag': 'noindex' }) },
    /Search/,
  ],
  ['robots.txt keeps all out', { [`${ORIGIN}/robots.txt`]: answer('/', 'Disallow: /\n') }, /Search/],
  [
    'the checkout is simulated',
    { [`${ORIGIN}/checkout`]: answer('/', 'This site has no payment provider yet') },
    /checkout/,
  ],
])('%s: one question says so', async (_, changes, question) => {
  const left = await toDo(changes);
  expect(left).not.toEqual([]);
  for (const one of left) expect(one).toMatch(question);
});

test('where no site is, each question says why', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const asked = await siteAnswers(ORIGIN, () => Promise.reject(refused));
  for (const { todo } of asked) expect(todo).toMatch(/^connect ECONNREFUSED; /);
});
