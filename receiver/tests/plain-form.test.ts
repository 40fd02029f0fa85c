/** The contact form as a browser without script posts it. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { receiver, receiverForEachTest } from './each-test.ts';
import { SITE } from './receiver.ts';
import { message } from './samples.ts';

receiverForEachTest();

const TYPED = {
  name: 'Akinyi',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Habari',
  website: '',
};

const post = (changes: Partial<typeof TYPED> = {}, origin = SITE) =>
  receiver.postForm('/messages', { ...TYPED, ...changes }, origin);

async function page(response: Response) {
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return response.text();
}

/** The browser is sent back to the site, where reloading sends nothing again. */
function isAccepted(response: Response) {
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SITE}/contact#sent`]);
}

test('a message is stored like one that a script has sent', async () => {
  isAccepted(await post({ phone: '0712 345-678' }));
  expect((await receiver.kept()).map(({ body }): unknown => JSON.parse(body))).toEqual([
    {
      kind: 'contact',
      reference: expect.stringMatching(/^MSG-\d+-[\dA-F]{6}$/) as string,
      submittedAt: '2026-01-15T09:00:00.000Z',
      page: '/contact',
      name: 'Akinyi',
      email: 'akinyi@example.co.ke',
      phone: '+254712345678',
      message: 'Habari',
    },
  ]);
});

describe('the same words once more', () => {
  test.each([
    ['a second later', 1000, 1],
    ['at the other side of the full hour', 3_540_000, 1],
    ['an hour later', 3_600_000, 2],
    ['three weeks later', 1_814_400_000, 2],
  ])('%s', async (_, pause, count) => {
    // The receiver's clock stands at a full hour: half a minute after it, the hour's end is 59.5 minutes away.
    receiver.advance(90_000);
    isAccepted(await post());
    receiver.advance(pause);
    isAccepted(await post());
    expect(await receiver.kept()).toHaveLength(count);
  });
});

test('nobody can take its key in advance', async () => {
  const hash = createHash('sha256').update(new URLSearchParams(TYPED).toString()).digest('hex');
  isAccepted(await post());
  const [form] = await receiver.kept();
  const taken = [`form-${hash}`, hash, form?.key ?? '', encodeURIComponent(form?.key ?? '')];
  const answers = await Promise.all(taken.map((key) => receiver.send('/messages', message(), { key })));
  expect(answers.map(([status]) => status)).toEqual([200, 200, 400, 200]);
  receiver.advance(7_200_000);
  isAccepted(await post());
  expect(await receiver.kept()).toHaveLength(5);
});

test('other words are another message; a filled honeypot marks it as suspect and refuses nobody', async () => {
  isAccepted(await post());
  isAccepted(await post({ message: 'Habari tena', website: 'https://spam.example' }));
  expect(await receiver.kept()).toMatchObject([{ suspect: false }, { suspect: true }]);
});

test('what is to be corrected is said on a page, as text', async () => {
  const response = await post({ name: '', email: '<b>' });
  expect(response.status).toBe(422);
  const shown = await page(response);
  expect(shown).toContain('<p>Please enter your name</p>');
  expect(shown).toContain('<p>Invalid email address</p>');
  expect(shown).toContain('Back button');
  expect(await receiver.kept()).toEqual([]);
});

test('a form on another site is refused', async () => {
  const response = await post({}, 'https://evil.example');
  expect([response.status, await receiver.kept()]).toEqual([403, []]);
  expect(await page(response)).toContain('from our own website only');
});
