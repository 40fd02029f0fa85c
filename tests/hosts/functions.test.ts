/** The function beside the site as its host runs it: Cloudflare's own runtime on loopback, through wrangler. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointFindings } from '../../tools/launch/endpoints.ts';
import { mailApi, type MailApi } from '../../receiver/tests/functions/mail-api.ts';
import { message } from '../../receiver/tests/samples.ts';
import { type Running, start } from './running.ts';
import { chosen, cloudflareServing } from './servers.ts';

const START_MS = 150_000;
const root = join(import.meta.dirname, '../..');

const bindingsOf = (api: MailApi) =>
  Object.entries(api.environment).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);

/** A copy of the built site in `folder`, with the function. */
function siteIn(folder: string): string {
  const site = join(folder, 'site');
  cpSync(join(root, 'dist'), site, { recursive: true });
  execFileSync('npm', ['run', 'functions:build', '--', 'cloudflare', site], { cwd: root });
  return site;
}

describe.runIf(chosen.includes('cloudflare'))('messages on Cloudflare Pages', () => {
  let api: MailApi;
  let running: Running;

  beforeAll(async () => {
    api = await mailApi();
    running = await start(cloudflareServing(siteIn, bindingsOf(api)));
  }, START_MS);

  afterAll(async () => {
    await running.stop();
    await api.stop();
  });

  const send = (body: string) =>
    fetch(`${running.origin}/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-of-a-test',
        Origin: running.origin,
      },
      body,
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

  test('find the launch check content, and every other address a file of the site', async () => {
    expect(
      await endpointFindings('PUBLIC_CONTACT_ENDPOINT', `${running.origin}/messages`, running.origin),
    ).toEqual([]);
    expect(await (await fetch(`${running.origin}/health`)).json()).toEqual({
      status: 'ok',
      store: { ok: true },
    });
    expect(await (await fetch(`${running.origin}/about`)).text()).toContain('<h1');
    const missing = await fetch(`${running.origin}/no-such-page`);
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Oops!')]);
  });
});
