/** The project in a folder whose name has spaces and a letter outside of ASCII. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { editedCopy } from './edited-copy.ts';

const { root, run, mustRun, remove } = editedCopy('Ü b ung ');
afterAll(remove);

test('its content is found and checked', () => {
  expect(mustRun('npm run content:check')).toMatch(/The content is in order: \d\d files checked/);
});

test('its placeholders are found', () => {
  const { isDone, output } = run('npm run launch:check');
  expect(isDone).toBe(false);
  expect(output).toContain('\ncontent/company.yaml\n');
});

test('it builds, what is built is sound, and is served', async () => {
  mustRun('npm run build && npm run test:dist');
  const port = await freePort();
  const server = spawn('node', ['tools/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  const statuses = ['/', '/about', '/nothing'].map(
    async (path) => (await fetch(`http://localhost:${port}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  server.kill();
});
