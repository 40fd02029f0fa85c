/** A message through each platform's handler, as the platform calls it, to a stub of the mail API. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import cloudflare from '../../functions/cloudflare.ts';
import netlify, { config } from '../../functions/netlify.ts';
import vercel from '../../functions/vercel.ts';
import { endpointFindings } from '../../../tools/launch/endpoints.ts';
import { messageSentPath } from '../../site.ts';
import { requestOf, type Sending } from '../receiver.ts';
import { message } from '../samples.ts';
import { mailApi, type MailApi } from './mail-api.ts';

const SITE = 'https://www.ridge.co.ke';

let api: MailApi;
let clients = 0;
let client = '';
let logged: string[] = [];
/** The environment is the process's, as on Netlify and Vercel. */
const setUp = (settings: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
};
beforeEach(async () => {
  api = await mailApi();
  client = `198.51.100.${(clients += 1)}`;
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(line));
  setUp(api.environment);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await api.stop();
});

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

const requestFor = (path: string, header: string, { headers, ...init }: RequestInit) => {
  const all = new Headers(headers);
  all.set(header, client);
  return new Request(SITE + path, { ...init, headers: all });
};

const PLATFORMS: readonly (readonly [name: string, base: string, ask: Ask])[] = [
  ['Cloudflare', '', (path, init) => cloudflare.fetch(requestFor(path, 'CF-Connecting-IP', init))],
  ['Netlify', '', (path, init) => netlify(new Request(SITE + path, init), { ip: client })],
  ['Vercel', '/api', (path, init) => vercel.fetch(requestFor(path, 'X-Real-IP', init))],
];

describe.each(PLATFORMS)('on %s', (_, base, ask) => {
  const post = (body: unknown, sending: Sending = {}) =>
    ask(`${base}/messages`, requestOf(body, { origin: SITE, ...sending }));
  const send = async (body: unknown, sending?: Sending) => {
    const response = await post(body, sending);
    return [response.status, await response.json()] as const;
  };

  test('a message is one mail, to be answered to its sender, however often it is sent', async () => {
    const body = message({ company: 'Mwangi & Sons', phone: '0712 345 678' });
    api.be('losing');
    expect(await send(body)).toEqual([503, { error: 'storage_unavailable' }]);
    api.be('working');
    for (const _ of [1, 2]) expect(await send(body)).toEqual([200, { reference: body.reference }]);
    expect(await send({ ...body, message: 'Other words' })).toEqual([409, { error: 'key_reused' }]);
    expect(api.mails).toEqual([
      {
        from: 'Website <website@ridge.co.ke>',
        to: ['sales@ridge.co.ke'],
        reply_to: ['akinyi@example.co.ke'],
        subject: `Message from Akinyi (${body.reference})`,
        text: expect.stringMatching(/Company: Mwangi & Sons\n[^]*\+254712345678\n[^]*> Habari\n/) as string,
      },
    ]);
  });

  test.each(['limited', 'locked', 'busy', 'broken', 'redirecting'] as const)(
    'while the mail API is %s the site is to come again',
    async (mood) => {
      api.be(mood);
      const response = await post(message());
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(logged).toEqual([expect.stringMatching(/^StoreUnavailable: The mail API answers \d+/)]);
      expect(api.mails).toEqual([]);
    },
  );

  test('a message that the mail API refuses for good is not to come again, and the next one is taken', async () => {
    api.be('refusing');
    const response = await post(message());
    expect([response.status, await response.json()]).toEqual([500, { error: 'undeliverable' }]);
    expect(response.headers.get('Retry-After')).toBeNull();
    expect(logged).toEqual(['StoreRefuses: The mail API answers 422, validation_error']);
    api.be('working');
    expect((await send(message({ message: 'Another' }, '', 8)))[0]).toBe(200);
  });

  test('without script the same words are one mail, and the visitor is thanked', async () => {
    const typed = new URLSearchParams({ name: 'Akinyi', email: 'akinyi@example.co.ke', message: 'Habari' });
    for (const _ of [1, 2]) {
      const form = { key: null, type: 'application/x-www-form-urlencoded' };
      const { status, headers } = await post(String(typed), form);
      expect([status, headers.get('Location')]).toEqual([303, SITE + messageSentPath]);
    }
    expect(api.mails).toHaveLength(1);
  });

  test('what the receiver refuses is refused here, and mails no one', async () => {
    const fields = { name: 'Please enter your name' };
    expect(await send(message({ name: '' }))).toEqual([422, { error: 'invalid', fields }]);
    expect((await post(message(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(`${base}/orders`, requestOf(message()))).status).toBe(404);
    expect(api.mails).toEqual([]);
  });

  test('a client that sends too much has to wait', async () => {
    for (let sent = 0; sent < 20; sent += 1) await post('{');
    expect((await send(message()))[0]).toBe(429);
  });

  test('the launch check finds it in order, or what it lacks', async () => {
    const found = () =>
      endpointFindings('PUBLIC_CONTACT_ENDPOINT', `${SITE}${base}/messages`, SITE, async (address, init) =>
        ask(new URL(address).pathname, init),
      );
    expect(await found()).toEqual([]);
    setUp({ SALES_MAIL: 'sales' });
    expect(await found()).toEqual([
      expect.objectContaining({ says: expect.stringContaining(`at ${SITE}${base}/health that`) as string }),
    ]);
    expect((await send(message()))[0]).toBe(503);
    expect(logged).toContain('StoreUnavailable: SALES_MAIL must be an address like sales@example.co.ke.');
  });
});

test('Netlify and Cloudflare hand it every address that it has', async () => {
  const [[, , ask]] = PLATFORMS as [(typeof PLATFORMS)[number]];
  for (const path of config.path)
    expect((await ask(path, path === '/messages' ? requestOf(message(), { origin: SITE }) : {})).status).toBe(
      200,
    );
});
