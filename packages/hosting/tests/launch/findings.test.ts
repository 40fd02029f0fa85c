import { expect, test } from 'vitest';
import { headerRules, headersOf } from '../../hosts/headers.ts';
import { checkFiles } from '@site/content/check/engine/content';
import { contentFindings, siteAnswers } from '../../launch/findings.ts';
import { testData } from '../../../../tests/support/test-data.ts';

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
  ['phone: +254 712 000 345\n', { field: 'phone', words: '+254 700 000 000' }],
  ['# PLACEHOLDER: a comment says nothing.\nname: Ridge Works # PLACEHOLDER\n'],
])('what was replaced or has no entry is real: %j with %j', (text, mark) => {
  expect(found(text, mark)).toEqual([]);
});

test('files of a folder that all wait for the same are one thing to do', () => {
  const marks = JSON.stringify({
    placeholders: [{ file: 'jobs/*.yaml', supply: 'the owner confirms each' }],
  });
  const files = ['jobs/audit.yaml', 'jobs/vpn.yaml'].map((name) => ({ file: `content/${name}`, text: NAME }));
  expect(contentFindings(checkFiles([...files, { file: 'content/marks.yaml', text: marks }]))).toEqual([
    'content/jobs/*.yaml line 1, all: the owner confirms each',
  ]);
});

test('a mark in the logo is found', () => {
  expect(contentFindings([], '<!-- PLACEHOLDER: a mark for now. --><svg/>')).toHaveLength(1);
  expect(contentFindings([], '<svg/>')).toEqual([]);
});

const ORIGIN = 'https://www.ridge.co.ke';
const SITE = { pages: ['/', '/checkout'], files: [], redirects: {} };
const RULES = headerRules({ https: true });

interface Answer {
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const WRONG = `${ORIGIN}/no-such-page-of-the-launch-check`;
const HTTP = 'http://www.ridge.co.ke/about?from=launch-check';
const OTHER = 'https://ridge.co.ke/about?from=launch-check';
const NAMED: Readonly<Record<string, string>> = { WRONG, HTTP, OTHER };

const moved = { status: 301, headers: { location: `${ORIGIN}/about?from=launch-check` } };
const RIGHT: Readonly<Record<string, Answer>> = {
  [`${ORIGIN}/`]: {
    body: `<link rel="canonical" href="${ORIGIN}/"><script src="/_astro/a.js"></script>`,
    headers: { 'content-encoding': 'br' },
  },
  [`${ORIGIN}/checkout`]: { body: 'Pay' },
  [`${ORIGIN}/sitemap.xml`]: { body: `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/checkout</loc>` },
  [`${ORIGIN}/robots.txt`]: { body: 'User-agent: *\nDisallow: /checkout\n' },
  [`${ORIGIN}/_astro/a.js`]: {},
  [WRONG]: { body: 'Oops! Page not found', status: 404 },
  [HTTP]: moved,
  [OTHER]: { ...moved, status: 308 },
};

/** What is left to do where one address answers otherwise. */
async function toDo(changed = '', change: Answer & { readonly without?: string } = {}) {
  const asked = await siteAnswers(ORIGIN, (address) => {
    const right = RIGHT[address] ?? { status: 404 };
    const { body = '', status = 200 } = { ...right, ...(address === changed && change) };
    const own = { ...right.headers, ...(address === changed && change.headers) };
    const headers = new Headers({ ...headersOf(RULES, address.slice(ORIGIN.length), SITE), ...own });
    if (address === changed && change.without) headers.delete(change.without);
    return Promise.resolve(new Response(body, { status, headers }));
  });
  expect(asked).toHaveLength(10);
  return asked.filter(({ todo }) => todo !== undefined).map(({ question }) => question);
}

test('a site that is right leaves nothing to do', async () => {
  expect(await toDo()).toEqual([]);
});

const wrong = testData<[string, address: string, Answer, question: string][]>(import.meta.url);

test.each(wrong)('%s: one question says so', async (_, address, change, question) => {
  const left = await toDo(NAMED[address] ?? address, change);
  expect(left).not.toEqual([]);
  for (const one of left) expect(one).toMatch(new RegExp(question));
});

test('where no site is, each question says why', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  const asked = await siteAnswers(ORIGIN, () => Promise.reject(refused));
  for (const { todo } of asked) expect(todo).toMatch(/^connect ECONNREFUSED; /);
});
