/** Vercel cannot be run on this machine: its own code reads vercel.json. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Fetched for the run: the site does not depend on it. */
const ROUTING = '@vercel/routing-utils@6.6.0';
const FETCH_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'vercel-'));

beforeAll(() => {
  const parameters = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', ROUTING];
  execFileSync('npm', parameters, { cwd: folder });
}, FETCH_MS);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Route {
  readonly src?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

test('vercel.json means to Vercel what the other hosts do', () => {
  const { getTransformedRoutes } = createRequire(join(folder, 'fetched.js'))('@vercel/routing-utils') as {
    getTransformedRoutes: (config: unknown) => { error: unknown; routes: Route[] };
  };
  const { error, routes } = getTransformedRoutes(JSON.parse(readFileSync('vercel.json', 'utf8')));
  expect(error).toBeNull();
  const headersOf = (address: string) =>
    Object.assign(
      {},
      ...routes.filter(({ src }) => src && new RegExp(src).test(address)).map(({ headers }) => headers),
    ) as Record<string, string>;
  for (const address of ['/', '/about', '/_astro/a.js', '/no-such-page'])
    expect(headersOf(address), address).toMatchObject({ 'X-Frame-Options': 'DENY' });
  expect(headersOf('/_astro/a.js')['Cache-Control']).toContain('immutable');
  expect(headersOf('/services/a.md')['Content-Type']).toBe('text/markdown; charset=utf-8');
  expect(headersOf('/about')).not.toHaveProperty('Content-Type');
  expect(headersOf('/about')).not.toHaveProperty('Location');
  expect(headersOf('/legal/terms').Location).toBe('/terms');
  for (const address of ['/about/', '/about.html']) expect(headersOf(address).Location, address).toBe('/$1');
});
