import { expect, test } from 'vitest';
import { type Dns, mailFindings } from '../../tools/launch/mail-domain.ts';

const refusing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

type Answers = Readonly<Record<string, readonly string[] | 'ENODATA' | 'ENOTFOUND' | 'ESERVFAIL'>>;

/** A DNS with these texts, by their name; a long one comes in parts. */
const dns = (texts: Answers, mx: readonly unknown[] | string = ['mx.ridge.co.ke']): Dns => ({
  resolveNs: () => Promise.resolve(['ns.ke']),
  resolveMx: () => (typeof mx === 'string' ? refusing(mx) : Promise.resolve(mx)),
  resolveTxt: (name) => {
    const answer = texts[name] ?? 'ENOTFOUND';
    return typeof answer === 'string'
      ? refusing(answer)
      : Promise.resolve(answer.map((text) => [text.slice(0, 3), text.slice(3)]));
  },
});

const RIGHT: Answers = {
  'ridge.co.ke': ['google-site-verification=x', 'v=spf1 include:_spf.provider.com -all'],
  '_domainkey.ridge.co.ke': 'ENODATA',
  '_dmarc.ridge.co.ke': ['v=DMARC1; p=reject'],
};

const found = async (answers: Dns) =>
  (await mailFindings('ridge.co.ke', answers)).map(({ place, says }) => `${place}: ${says}`);

test('a domain with all records leaves nothing to say', async () => {
  expect(await found(dns(RIGHT))).toEqual([]);
});

test.each([
  ['MX', dns(RIGHT, [])],
  ['MX', dns(RIGHT, 'ENODATA')],
  ['SPF', dns({ ...RIGHT, 'ridge.co.ke': ['google-site-verification=x'] })],
  ['DKIM', dns({ ...RIGHT, '_domainkey.ridge.co.ke': 'ENOTFOUND' })],
  ['DMARC', dns({ ...RIGHT, '_dmarc.ridge.co.ke': 'ENOTFOUND' })],
  ['DMARC', dns({ ...RIGHT, '_dmarc.ridge.co.ke': ['v=spf1 -all'] })],
])('what is missing is named: %s', async (name, answers) => {
  const said = await found(answers);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^The mail domain ridge.co.ke: The DNS has no .*\\(${name}\\)\\. Add `));
});

test('where the DNS cannot be asked, that is all that is said', async () => {
  const said = await found(dns({ ...RIGHT, '_dmarc.ridge.co.ke': 'ESERVFAIL', 'ridge.co.ke': 'ENODATA' }));
  expect(said).toEqual([expect.stringContaining('The DNS could not be asked (ESERVFAIL)')]);
});

test('a DNS that does not even know the top-level domain knows nothing', async () => {
  const resolveNs = (name: string) => refusing(name === 'ke' ? 'ENOTFOUND' : 'ENODATA');
  expect(await found({ ...dns({}), resolveNs })).toEqual([
    expect.stringContaining('The DNS could not be asked (ENOTFOUND)'),
  ]);
});
