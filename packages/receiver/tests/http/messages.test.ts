/**
 * Checks the responses to contact messages that docs/contract.md promises, apart from those of limits.
 * Messages come as JSON and as plain forms.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { expectWording, receiver, startReceiverForEachTest } from '../each-test.ts';
import { KEY, SITE, type RequestOptions } from '../receiver.ts';
import { buildMessage, NOW_MS, buildOrder } from '../samples.ts';

startReceiverForEachTest();

const sendMessage = (body: unknown, options = {}) => receiver.postForJson('/messages', body, options);

const { reference, email } = buildMessage();

test('a message is stored both as typed and cleaned', async () => {
  const formFields = { name: 'Ann\u202Eda\u001B[2J\r\nFrom: bank\u0000', phone: '0772 123 456' };
  const body = buildMessage({ ...formFields, company: ' A\tB ', message: 'One\r\nTwo\u202E' });
  // Fields that the contract does not name are left out.
  expect(await sendMessage({ ...body, unknownField: [['x'.repeat(40_000)]] })).toEqual([
    200,
    { reference: body.reference },
  ]);
  const { body: stored, ...others } = (await receiver.store.findByKey('contact', KEY)) ?? {};
  expect(stored).toBe(JSON.stringify(body));
  await expect(`${JSON.stringify(others, null, 2)}\n`).toMatchFileSnapshot('stored-message.json');
});

test('a message whose reference is taken gets a suffix, and keeps it when it is sent again', async () => {
  const secondMessage = buildMessage({ message: 'Other words' });
  await sendMessage(buildMessage(), { key: 'first-key' });
  const [status, { reference: suffixed }] = await sendMessage(secondMessage, { key: 'second-key' });
  expect([status, suffixed]).toEqual([200, expect.stringMatching(`^${reference}-[0-9A-F]{8}$`)]);
  expect(await receiver.store.listEmails(suffixed ?? '')).toMatchObject([{ kind: 'received' }]);
  expect(await sendMessage(secondMessage, { key: 'second-key' })).toEqual([200, { reference: suffixed }]);
});

test('a key belongs to at most one message and one order', async () => {
  // The second round sends the same requests again, and must get the same responses.
  for (const _ of [1, 2]) {
    expect(await sendMessage(buildMessage())).toEqual([200, { reference }]);
    expect((await receiver.postForJson('/orders', buildOrder()))[0]).toBe(200);
    expect(await sendMessage(buildMessage({ message: 'Other words' }))).toEqual([
      409,
      { error: 'key_reused' },
    ]);
    expect(await receiver.postForJson('/orders', buildOrder(2))).toEqual([409, { error: 'key_reused' }]);
  }
  expect((await receiver.listStoredSubmissions()).map(({ kind }) => kind)).toEqual(['contact', 'order']);
});

test('a visitor’s mistakes are reported by field, and the key can be used again', async () => {
  const invalidMessage = buildMessage({ email: 'akinyi', message: 'x'.repeat(50_000) });
  const fields = {
    email: 'Please enter a valid email address',
    message: 'Message must be at most 5000 characters',
  };
  expect(await sendMessage(invalidMessage)).toEqual([422, { error: 'invalid', fields }]);
  // After correcting the form, the visitor sends it again with the same key.
  expect((await sendMessage(buildMessage()))[0]).toBe(200);
});

describe('a request that no visitor can correct', () => {
  const body = buildMessage();
  const latin1Body = new Blob([Buffer.from(JSON.stringify(buildMessage({ name: 'Ren\u00e9' })), 'latin1')]);
  interface RejectedRequest extends RequestOptions {
    readonly fault: string;
    readonly sentBody?: unknown;
    readonly status?: number;
    readonly error?: string;
  }
  test.each<RejectedRequest>([
    { fault: 'invalid JSON', sentBody: '{"kind":' },
    { fault: 'invalid UTF-8', sentBody: latin1Body },
    { fault: 'an unknown kind', sentBody: { ...body, kind: 'invoice' } },
    { fault: 'an invalid time', sentBody: { ...body, submittedAt: 'yesterday' } },
    { fault: 'an order’s reference', sentBody: { ...body, reference: 'ORD-1' } },
    { fault: 'a short key', key: 'short', error: 'key_missing' },
    { fault: 'an unsupported type', contentType: 'text/plain', status: 415, error: 'unsupported_type' },
    {
      fault: 'an origin that begins like ours',
      origin: `${SITE}.evil.example`,
      status: 403,
      error: 'origin_refused',
    },
    { fault: 'a body of 200 kB', sentBody: 'x'.repeat(200_000), status: 413, error: 'too_large' },
  ])('is rejected because of $fault', async (row) => {
    const { sentBody = body, status = 400, error = 'malformed', ...options } = row;
    const response = await receiver.post('/messages', sentBody, options);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(await receiver.listStoredSubmissions()).toEqual([]);
    const allowedOrigin = response.headers.get('access-control-allow-origin');
    expect(allowedOrigin).toBe(error === 'origin_refused' ? null : SITE);
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  test('gets a 500 and is logged if the receiver has an error', async () => {
    vi.spyOn(receiver.store, 'findByKey').mockRejectedValue(new Error('no disk'));
    const response = await receiver.post('/messages', body);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal' }]);
    expect(receiver.errors).toEqual([new Error('no disk')]);
  });
});

test('a preflight allows the requests of the site’s pages', async () => {
  const { status, headers } = await fetch(`${receiver.origin}/messages`, {
    method: 'OPTIONS',
    headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
  });
  expect([status, Object.fromEntries(headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'Content-Type,Idempotency-Key',
    },
  ]);
});

describe('a message from a plain form', () => {
  const formFields = { name: 'Akinyi', email, message: 'Habari', website: '' };

  /** Sends a form. The response redirects to the site, so that reloading does not send it again. */
  async function sendForm(changes = {}) {
    const { status, headers } = await receiver.postForm('/messages', { ...formFields, ...changes });
    expect([status, headers.get('location')]).toEqual([303, `${SITE}/contact#sent`]);
  }

  test('is stored like a message from a script, honeypot included', async () => {
    await sendForm({ phone: '+254 712 345-678' });
    await sendForm({ message: 'Habari tena', website: 'https://spam.example' });
    const [first, second] = await receiver.listStoredSubmissions();
    expect(JSON.parse(first?.body ?? '')).toEqual({
      ...buildMessage({ phone: '+254712345678' }),
      submittedAt: new Date(NOW_MS).toISOString(),
      reference: expect.stringMatching(/^MSG-\d+-[\dA-F]{6}$/) as string,
    });
    expect([first?.suspect, second?.suspect]).toEqual([false, true]);
  });

  test('is the same message only if it is repeated within an hour', async () => {
    for (const [pauseMs, count] of [
      [0, 1],
      [1000, 1],
      [3_600_000, 2],
    ] as const) {
      receiver.advanceClock(pauseMs);
      await sendForm();
      expect(await receiver.listStoredSubmissions()).toHaveLength(count);
    }
  });

  test.each([
    {
      status: 422,
      changes: { name: '', email: '<b>' },
      origin: SITE,
      expectedText: '<p>Please enter your name</p><p>Please enter a valid email address</p>',
    },
    {
      status: 403,
      changes: {},
      origin: 'https://evil.example',
      expectedText: 'from our own website only',
    },
  ])('is rejected with $status and a page', async ({ status, changes, origin, expectedText }) => {
    const response = await receiver.postForm('/messages', { ...formFields, ...changes }, origin);
    expect([response.status, await receiver.listStoredSubmissions()]).toEqual([status, []]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expectWording(await response.text(), ['Your message has not been sent', expectedText, 'Back button']);
  });

  // The daily test is the block of code that begins with `status=`.
  const operationsGuide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, dailyTestCommand = ''] = /```sh\n(status=.*?)```/s.exec(operationsGuide) ?? [];

  test.each([
    ['/messages', undefined],
    ['/elsewhere', { code: 1, stdout: 'The contact form answered 404 instead of 303\n' }],
  ])(
    'sent to %s by the daily test of operations.md arrives, or the test fails with %o',
    async (path, expectedError) => {
      const env = { PUBLIC_SITE_URL: SITE, PUBLIC_CONTACT_ENDPOINT: receiver.origin + path, MAILBOX: email };
      const running = promisify(execFile)('bash', ['-c', dailyTestCommand], {
        env: { ...process.env, ...env },
      });
      if (expectedError) await expect(running).rejects.toMatchObject(expectedError);
      else {
        await running;
        expect(await receiver.listStoredSubmissions()).toMatchObject([
          { email, fields: { name: 'Daily test' } },
        ]);
      }
    },
  );
});
