/** The function beside the site as its host runs it: Cloudflare's own runtime on loopback, through wrangler. */
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageSentPath } from '../../src/site/paths.ts';
import { endpointFindings } from '../../tools/launch/endpoints.ts';
import { mailApi, type MailApi } from '../../receiver/tests/functions/mail-api.ts';
import { catalogue, message, order } from '../../receiver/tests/samples.ts';
import { waitUntil } from '../wait-until.ts';
import { type Running, start } from './running.ts';
import { chosen, cloudflareServing, WRANGLER } from './servers.ts';

const START_MS = 150_000;
const root = join(import.meta.dirname, '../..');

const bindingsOf = (api: MailApi) =>
  Object.entries(api.environment).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);

/** A copy of the built site in `folder`, with one of the functions. */
function siteWith(name: string, folder: string): string {
  const site = join(folder, 'site');
  cpSync(join(root, 'dist'), site, { recursive: true });
  execFileSync('npm', ['run', 'functions:build', '--', name, site], { cwd: root });
  return site;
}

describe.runIf(chosen.includes('cloudflare'))('messages on Cloudflare Pages', () => {
  let api: MailApi;
  let running: Running;

  beforeAll(async () => {
    api = await mailApi();
    running = await start(cloudflareServing((folder) => siteWith('cloudflare', folder), bindingsOf(api)));
  }, START_MS);

  afterAll(async () => {
    await running.stop();
    await api.stop();
  });

  const send = (body: string, type = 'application/json') =>
    fetch(`${running.origin}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Idempotency-Key': 'key-of-a-test', Origin: running.origin },
      body,
      redirect: 'manual',
    });

  test('reach the mailbox once, and not while the mail API is away', async () => {
    const body = JSON.stringify(message());
    api.be('broken');
    const refused = await send(body);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    api.be('losing');
    expect((await send(body)).status).toBe(503);
    api.be('working');
    for (const time of [1, 2]) {
      const response = await send(body);
      expect([time, response.status, await response.json()]).toEqual([
        time,
        200,
        { reference: message().reference },
      ]);
    }
    expect(api.mails).toHaveLength(1);
  });

  test('are taken without script, and the visitor is thanked', async () => {
    const typed = new URLSearchParams({ name: 'A', email: 'a@example.co.ke', message: 'B', website: '' });
    const response = await send(typed.toString(), 'application/x-www-form-urlencoded');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      running.origin + messageSentPath,
    ]);
  });

  test('find the launch check content, and every other address a file of the site', async () => {
    expect(
      await endpointFindings('PUBLIC_CONTACT_ENDPOINT', `${running.origin}/messages`, running.origin),
    ).toEqual([]);
    expect(await (await fetch(`${running.origin}/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${running.origin}/about`)).text()).toContain('<h1');
    const missing = await fetch(`${running.origin}/no-such-page`);
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Oops!')]);
  });
});

/** As receiver/docs/contract.md has it, on a database of this machine. */
const WRANGLER_TOML = `name = "site"
pages_build_output_dir = "site"
compatibility_date = "2026-11-01"
[[d1_databases]]
binding = "ORDERS"
database_name = "orders"
database_id = "local"
`;

describe.runIf(chosen.includes('cloudflare'))('orders on Cloudflare Pages, in D1', () => {
  let api: MailApi;
  let running: Running;

  beforeAll(async () => {
    api = await mailApi();
    running = await start(
      cloudflareServing((folder) => {
        const site = siteWith('cloudflare-orders', folder);
        // The catalogue that sample orders are made of.
        writeFileSync(join(site, 'catalogue.json'), JSON.stringify(catalogue));
        writeFileSync(join(folder, 'wrangler.toml'), WRANGLER_TOML);
        const tables = join(root, 'bundles/orders.sql');
        const load = ['d1', 'execute', 'orders', '--local', '--yes', '--file', tables];
        execFileSync('npx', ['--yes', WRANGLER, ...load], { cwd: folder, stdio: 'ignore' });
        return site;
      }, bindingsOf(api)),
    );
  }, START_MS);

  afterAll(async () => {
    await running.stop();
    await api.stop();
  });

  const send = async (path: string, body: unknown, key: string) => {
    const response = await fetch(running.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: running.origin },
      body: JSON.stringify(body),
    });
    return [response.status, (await response.json()) as Record<string, string>] as const;
  };
  const mailsOf = (words: string) => api.mails.filter(({ subject }) => String(subject).includes(words));

  test('are kept once, however often they come at once, and lead to how they are paid', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send('/orders', order(), 'key-of-an-order')));
    const [[status, first]] = answers as [(typeof answers)[0]];
    expect([status, first.redirectUrl]).toEqual([200, `${running.origin}/pay/${first.reference ?? ''}`]);
    expect(answers).toEqual(answers.map(() => [200, first]));
    const page = await (await fetch(first.redirectUrl ?? '')).text();
    expect(page).toContain('Order received');
    expect(page).toContain(order().record.orderNumber);
    const headers = { 'Idempotency-Key': 'key-of-an-order', Origin: running.origin };
    expect(await (await fetch(`${running.origin}/orders`, { headers })).json()).toEqual({
      status: 'pending',
    });
    expect((await send('/orders', order(2), 'key-of-an-order'))[0]).toBe(409);
    await waitUntil(() => mailsOf('Order').length > 0, 'the mail about the order');
    expect(mailsOf('Order')).toHaveLength(1);
  });

  test('of other prices are refused', async () => {
    const { record, lines, ...rest } = order(3);
    const cheaper = { ...rest, lines, record: { ...record, total: 1 } };
    expect(await send('/orders', cheaper, 'key-of-a-cheat')).toEqual([409, { error: 'price_changed' }]);
  });

  test('and messages are taken while the mail API is away, and mailed by the next request after that', async () => {
    api.be('broken');
    const body = message({ message: 'First' }, '', 11);
    expect(await send('/messages', body, 'key-of-a-message')).toEqual([200, { reference: body.reference }]);
    expect(mailsOf(body.reference)).toEqual([]);
    api.be('working');
    await waitUntil(async () => {
      await fetch(`${running.origin}/health`);
      return mailsOf(body.reference).length > 0;
    }, 'the mail about the message');
    expect(mailsOf(body.reference)).toHaveLength(1);
  });
});
