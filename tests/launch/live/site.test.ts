import { expect, test } from 'vitest';
import { deliveryConfig } from '../../../integrations/delivery-config.ts';
import { securityHeaders } from '../../../integrations/hosts/headers.ts';
import type { Answered, Expected, LiveAnswers } from '../../../tools/launch/live/answers.ts';
import { liveFindings, liveLines } from '../../../tools/launch/live/checked.ts';
import { judgeSite } from '../../../tools/launch/live/site.ts';
import {
  ORIGIN,
  FORMS,
  CONTACT,
  answer,
  PAGE,
  FILE,
  policy,
  page,
  form,
  HOME,
  CONTACT_PAGE,
  PAGES,
  ROBOTS,
  SECURITY,
  LED_ON,
  redirect,
  RIGHT,
  EXPECTED,
  type Sent,
} from './right-site.ts';

const withPage = (path: string, answered: Answered) => ({ pages: new Map(RIGHT.pages).set(path, answered) });

const BUILT = new Map(Object.entries(PAGES));

const found = (answers: Partial<LiveAnswers>, expected: Partial<Expected> = {}) =>
  judgeSite({ ...RIGHT, ...answers }, { ...EXPECTED, ...expected });

const SEND = 'Where pages may send';
const PAGES_KEPT = 'How long browsers keep pages';
const FILES_KEPT = 'How long browsers keep /_astro/';
const LINKS = 'Links and requests to placeholders';

test('a site that answers as it should leaves nothing to do, and each thing has its line', () => {
  const checked = found({}, { built: BUILT });
  expect(checked.filter(({ state }) => state !== 'in order')).toEqual([]);
  expect(checked).toHaveLength(17);
  expect(liveFindings('The live site', checked)).toEqual([]);
  expect(liveLines('The live site', checked)).toContain(
    '\n  in order   The other name: ridge.co.ke leads to https://www.ridge.co.ke in one step.\n',
  );
});

const encodedAs = (encoding: string | undefined, html: string) => ({
  encoded: {
    ...{
      br: answer(html, { 'Content-Encoding': encoding }),
      gzip: answer(HOME, { 'Content-Encoding': encoding && 'gzip' }),
    },
    identity: RIGHT.encoded.identity,
  },
});
const NOINDEX = '<meta name="robots" content="noindex">';
const INVENTED = '<a href="mailto:desk@mtelo.example">';
/** A header of a host’s file from before the form had a receiver. */
const OLD = { 'Content-Security-Policy': "form-action 'self'" };
const closed = (receivers: string, headers?: Sent) => answer(page(policy(receivers), form(CONTACT)), headers);

type Row = [what: string, words: string, answers: Partial<LiveAnswers>, expected?: Partial<Expected>];

const AGREED = { protocol: 'TLSv1.3', names: ['www.ridge.co.ke'], expires: new Date('2027-02-20') };
const TLS = 'TLS and certificate';
const NAME = 'The site’s own name';
const SECURITY_TXT = '/.well-known/security.txt';

test.each<Row>([
  [TLS, 'nothing was agreed on (ECONNREFUSED)', { handshake: 'ECONNREFUSED' }],
  [TLS, '(CERT_HAS_EXPIRED)', { handshake: { ...AGREED, refused: 'CERT_HAS_EXPIRED' } }],
  [TLS, 'expires in 13 days', { handshake: { ...AGREED, expires: new Date('2026-12-06') } }],
  [TLS, 'TLS 1.2, and the documents', { handshake: { ...AGREED, protocol: 'TLSv1.2' } }],
  ['Without https', `does not lead to ${LED_ON}: 200`, { http: answer(HOME) }],
  ['Without https', `leads to ${ORIGIN}/ first`, { http: redirect(`${ORIGIN}/`) }],
  ['Without https', 'leads on with 302', { http: redirect(LED_ON, 302) }],
  ['The other name', 'ridge.co.ke is not in the DNS', { otherName: 'the DNS has no such name: ENOTFOUND' }],
  ['The other name', 'ERR_TLS_CERT_ALTNAME_INVALID', { otherName: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
  ['The pages', '1 of 3 pages cannot be read (/contact answers 301)', withPage('/contact', redirect('/'))],
  ['The pages', '(/checkout answers nothing (no answer))', withPage('/checkout', 'no answer')],
  ['A wrong address', 'answers 200, not 404', { wrong: answer(page('')) }],
  ['A wrong address', 'a page of the host’s', { wrong: answer('404', {}, 404) }],
  ['Compression', 'comes as it is', encodedAs(undefined, HOME)],
  ['Compression', 'another text by br', encodedAs('br', CONTACT_PAGE)],
  [PAGES_KEPT, 'says nothing of it', withPage('/', answer(HOME))],
  [PAGES_KEPT, '“max-age=86400”', withPage('/', answer(HOME, { 'Cache-Control': 'max-age=86400' }))],
  [FILES_KEPT, 'max-age=600', { file: answer('', { 'Cache-Control': 'max-age=600' }) }],
  [FILES_KEPT, 'answers 404', { file: answer('', FILE, 404) }],
  ['The build', 'not those of dist/ (/checkout)', withPage('/checkout', answer('old')), { built: BUILT }],
  ['The build', '1 of 4 pages are not', {}, { built: new Map([...BUILT, ['/new', HOME]]) }],
  [NAME, 'address is https://site.ke/', withPage('/', answer(HOME.replace(ORIGIN, 'https://site.ke'), PAGE))],
  [NAME, '/sitemap.xml is missing', { sitemap: 'ECONNRESET' }],
  [NAME, '/sitemap.xml is https://site.ke/', { sitemap: answer('<loc>https://site.ke/</loc>') }],
  [NAME, 'robots.txt is missing', { robots: answer('', {}, 404) }],
  ['Search engines', 'Tag: noindex', withPage('/', answer(HOME, { ...PAGE, 'X-Robots-Tag': 'noindex' }))],
  ['Search engines', 'not to be listed', withPage('/', answer(HOME + NOINDEX, PAGE))],
  ['Search engines', 'robots.txt keeps them out', { robots: answer(ROBOTS.replace('Allow', 'Disallow')) }],
  [LINKS, 'mtelo.example on 1 text, such as /contact', withPage('/contact', answer(CONTACT_PAGE + INVENTED))],
  [SECURITY_TXT, 'answers 404', { security: answer('', {}, 404) }],
  [SECURITY_TXT, 'within 30 days', { security: answer(SECURITY.replace('2027-06', '2026-12')) }],
  [
    SECURITY_TXT,
    'says that it is https://site.ke/',
    { security: answer(SECURITY.replace(ORIGIN, 'https://site.ke')) },
  ],
  [SEND, `/contact may not send to ${FORMS} (connect-src, by its page)`, withPage('/contact', closed(''))],
  [
    SEND,
    `/contact may not send to ${FORMS} (form-action, by a header)`,
    withPage('/contact', closed(FORMS, OLD)),
  ],
  ['The contact form', 'sends nothing, and the settings', withPage('/contact', answer(page(policy(FORMS))))],
  [
    'The contact form',
    `posts to ${CONTACT}, and the settings here name no endpoint`,
    {},
    { delivery: deliveryConfig({}) },
  ],
  [
    'The checkout',
    'simulated payment',
    withPage('/checkout', answer('This site has no payment provider yet.')),
  ],
])('%s: %s', (what, words, answers, expected) => {
  const todo = found(answers, expected).filter(({ state }) => state === 'to do');
  expect(todo.map((checked) => checked.what)).toEqual([what]);
  expect(todo[0]?.answer).toContain(words);
  expect(todo[0]?.action).toMatch(/^[A-Z].*\.$/);
});

test.each(Object.keys(securityHeaders({ https: true })))('without %s, what that means is said', (name) => {
  const [one, ...more] = found({ wrong: answer(page(''), { [name]: undefined }, 404) }).filter(
    ({ state }) => state === 'to do',
  );
  expect([one?.what, more]).toEqual([name, []]);
  expect(one?.answer).toMatch(/^a wrong address came without it, so [a-z].+/);
  const other = found({ file: answer('', { ...FILE, [name]: 'max-age=300' }) });
  expect(liveFindings('', other).map(({ says }) => says)).toEqual([expect.stringContaining('“max-age=300”')]);
});

test('nothing is claimed of a page that cannot be read', () => {
  const pages = new Map(RIGHT.pages).set('/contact', 'no answer').set('/checkout', answer('', {}, 500));
  const claimed = found({ pages }).filter(({ state }) => state === 'in order');
  expect(claimed.filter(({ what }) => /checkout|contact form/.test(what))).toEqual([]);
});

test('what a site makes up is said in one line, and nothing of it is run or thrown', () => {
  const strange = `\u001b[2J\n${'long '.repeat(1_000)}`;
  const html = page(policy(FORMS), form('https://['));
  const checked = found({
    ...withPage('/contact', answer(html)),
    sitemap: answer(`<loc>${strange}</loc>`),
  });
  const lines = liveLines('', checked).split('\n');
  expect(lines).toHaveLength(checked.length + 1);
  expect(lines.filter((line) => /\p{Cc}/u.test(line) || line.length > 700)).toEqual([]);
  expect(lines.join('\n')).toContain('The contact form: posts to https://[, and the settings here name');
});

test.each(['<form ', ' hidden', '<form hidden>', 'mailto:', ' action=', '<loc>'])(
  'a page of nothing but %s is judged like any other',
  (words) => {
    const body = `<form${words.repeat(2_000_000 / words.length)}`;
    const built = new Map([['/contact', body]]);
    expect(liveFindings('', found(withPage('/contact', answer(body)), { built }))).not.toEqual([]);
  },
);

test('a host may promise https for longer, and have browsers ask each time', () => {
  const longer = {
    'Cache-Control': 'no-cache',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  };
  expect(liveFindings('', found(withPage('/', answer(HOME, longer))))).toEqual([]);
});

test('a form that Netlify rewrites is the same build', () => {
  const written = (attributes: string) => page('', `<form name="contact" hidden ${attributes}></form>`);
  const built = new Map([['/contact', written('data-netlify="true"')]]);
  const delivery = deliveryConfig({});
  const checked = found(withPage('/contact', answer(written(''))), { built, delivery });
  expect(liveFindings('', checked)).toEqual([]);
});

test('on this machine some cannot be asked', () => {
  const here = { otherName: undefined, http: undefined, handshake: undefined, file: undefined };
  const unasked = found(here).filter(({ state }) => state === 'not asked');
  expect(unasked.map(({ what }) => what)).toEqual([
    TLS,
    'Without https',
    'The other name',
    FILES_KEPT,
    'The build',
  ]);
});
