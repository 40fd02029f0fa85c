/** The contact form as a browser without script posts it. */
import { expect, test } from 'vitest';
import { receiver, receiverForEachTest } from './each-test.ts';
import { SITE } from './receiver.ts';

receiverForEachTest();

const TYPED = {
  name: 'Akinyi',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Habari',
  website: '',
};

const post = (values: Partial<typeof TYPED> = {}, origin = SITE) =>
  receiver.post('/messages', new URLSearchParams({ ...TYPED, ...values }).toString(), {
    key: null,
    origin,
    type: 'application/x-www-form-urlencoded',
  });

async function page(response: Response) {
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return response.text();
}

/** The browser is sent back to the site, where reloading sends nothing again. */
function isAccepted(response: Response) {
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SITE}/contact#sent`]);
}

const everything = () => receiver.kept().map(({ body }): unknown => JSON.parse(body));

test('a message is kept as one from a script would be', async () => {
  isAccepted(await post({ phone: '0712 345-678' }));
  expect(everything()).toEqual([
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

test('the same form, pressed twice, is one message', async () => {
  isAccepted(await post());
  receiver.advance(1000);
  isAccepted(await post());
  expect(everything()).toHaveLength(1);
  isAccepted(await post({ message: 'Habari tena' }));
  expect(everything()).toHaveLength(2);
});

test('a filled trap marks the message and refuses nobody', async () => {
  isAccepted(await post({ website: 'https://spam.example' }));
  expect(receiver.kept()).toMatchObject([{ suspect: true }]);
});

test('what is to be corrected is said on a page, as text', async () => {
  const response = await post({ name: '', email: '<b>' });
  expect(response.status).toBe(422);
  const shown = await page(response);
  expect(shown).toContain('<p>Please enter your name</p>');
  expect(shown).toContain('<p>Invalid email address</p>');
  expect(shown).toContain('Back button');
  expect(everything()).toEqual([]);
});

test('a form on another site is refused', async () => {
  const response = await post({}, 'https://evil.example');
  expect([response.status, everything()]).toEqual([403, []]);
  expect(await page(response)).toContain('from our own website only');
});
