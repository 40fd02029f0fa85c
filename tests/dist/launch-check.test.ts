/** The launch check against a live site: the sample's build that sends, and an older one, as our preview serves them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { deliveryConfig } from '../../integrations/delivery-config.ts';
import { lastCommit } from '../../integrations/git.ts';
import { builtPages, liveChecks } from '../../tools/launch/live/site.ts';
import { ENDPOINTS, SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { freePort } from '../free-port.ts';
import { origin } from './specification/sample.ts';

/** What is left to do on a site that serves one of the builds, where the other settings are those of the one that sends. */
async function leftToDo(build: keyof typeof SAMPLE_BUILDS): Promise<readonly string[]> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DIST: SAMPLE_BUILDS[build] };
  const server = spawn(process.execPath, ['tools/serve.ts'], { env, stdio: 'pipe' });
  try {
    await once(server.stdout, 'data');
    const checked = await liveChecks(`http://localhost:${port}`, {
      origin,
      delivery: deliveryConfig(ENDPOINTS),
      transport: undefined,
      built: builtPages(SAMPLE_BUILDS.sending),
      // security.txt counts from there, and an old clone is as good.
      now: lastCommit(),
    });
    return checked.filter(({ state }) => state === 'to do').map(({ what }) => what);
  } finally {
    server.kill();
  }
}

/** The preview compresses nothing by itself, and the sample is a company that does not exist. */
const OF_SAMPLES = ['Compression', 'Links and requests to placeholders'];

test('a build that is deployed as it is leaves nothing to do', async () => {
  expect(await leftToDo('sending')).toEqual(OF_SAMPLES);
});

test('a build with other settings is found by what it is, what it forbids and what it claims', async () => {
  const found = ['The build', 'Where pages may send', 'The contact form', 'The checkout'];
  expect((await leftToDo('silent')).toSorted()).toEqual([...OF_SAMPLES, ...found].toSorted());
});

test('where no site is, one line says so', async () => {
  const nowhere = `http://localhost:${await freePort()}`;
  const expected = { delivery: undefined, transport: undefined, built: undefined, now: new Date() };
  expect(await liveChecks(nowhere, { ...expected, origin: nowhere })).toEqual([
    expect.objectContaining({
      what: 'Home',
      answer: 'it answers nothing (no server is there: ECONNREFUSED)',
    }),
  ]);
});
