/**
 * The content is its owner's: whatever ordinary edit is made, the gate stays green. The edits are made together, in a
 * copy of the project in a folder whose name has spaces and a letter outside of ASCII.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { edits } from './edits.ts';
import { freePort } from '../support/free-port.ts';
import { editedCopy } from './edited-copy.ts';

const { root, edit, run, mustRun, remove } = editedCopy('Ü b ung ');
afterAll(remove);

test('placeholders are found before they are replaced', () => {
  const { isDone, output } = run('npm run launch:check');
  expect(isDone).toBe(false);
  expect(output).toMatch(/^content\/company\.yaml line/m);
});

test('edits that contradict others build, and what is built is sound', () => {
  edit(edits.filter(({ alone }) => alone));
  mustRun('npm run content:check && npm run build && vitest run --project dist');
});

describe('all other edits together', () => {
  test('are in order, with no placeholder left', () => {
    edit(edits.filter(({ alone }) => !alone));
    expect(mustRun('npm run content:check')).toMatch(/The content is in order/);
    // Entries of other files ask for a confirmation, which deletes them.
    const path = join(root, 'content/marks.yaml');
    const marks = parse(readFileSync(path, 'utf8')) as { placeholders: { file: string }[] };
    const placeholders = marks.placeholders.filter(({ file }) => file === 'company.yaml');
    writeFileSync(path, stringify({ ...marks, placeholders }));
    expect(run('npm run launch:check').output).not.toMatch(/^content\//m);
  });

  test('build, and what is built is sound', () => {
    mustRun('npm run build && vitest run --project dist');
  });

  test('are served', async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    const server = spawn('node', ['packages/hosting/serve.ts'], { cwd: root, env });
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    const statuses = ['/', '/internships', '/nothing'].map(
      async (path) => (await fetch(`http://localhost:${port}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    const { isDone, output } = run(`npm run launch:check -- http://localhost:${port}`);
    expect(isDone).toBe(false);
    expect(output).toMatch(/^yes {2}Every page of its sitemap answers$/m);
    expect(output).toMatch(/^NO {3}Its checkout simulates nothing: /m);
    server.kill();
  });

  test('put a page of text and a legal document where they say', () => {
    const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
    const [menu = '', , footer = ''] = read('index.html').split(/<\/header>|(?=<footer)/);
    expect(menu).toMatch(/href="\/services"[^]*?href="\/internships"[^]*?href="\/pricing"/);
    expect(footer).toMatch(/href="\/internships"[^]*?href="\/acceptable-use"/);
    expect(read('internships.html')).toMatch(/answers within 24\u00a0hours\.[^]*<table/);
    for (const file of ['sitemap.xml', 'llms.txt', '_headers'])
      expect(read(file)).toMatch(
        /\/internships\b[^]*\/acceptable-use\b|\/acceptable-use\b[^]*\/internships\b/,
      );
    expect(read('social/internships.png').length).toBeGreaterThan(0);
    expect(read('acceptable-use/version-1-0.html')).toContain('Nothing that the terms forbid.');
  });

  test('turn no test of rules, stores or tools red', () => {
    mustRun('vitest run --project "unit*"');
  });

  test('do not reach the site that the browser tests visit', () => {
    mustRun('npm run build -- --outDir .astro/sample-again', { CONTENT_ROOT: 'tests/sample' });
    const pages = readdirSync(SAMPLE_BUILDS.silent).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages)
      expect(readFileSync(join(root, '.astro/sample-again', page), 'utf8')).toBe(
        readFileSync(`${SAMPLE_BUILDS.silent}/${page}`, 'utf8'),
      );
  });
});
