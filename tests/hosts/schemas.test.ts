/** Hosts that cannot be had on this machine: their files, against the schemas and the code that they publish. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Fetched for the run: the site does not depend on them. */
const INSTALLED = ['ajv@8.20.0', '@vercel/routing-utils@6.6.0'];
/** Of these the schema alone. */
const SCHEMAS = [
  ['firebase.json', 'firebase-tools@15.34.2', 'firebase-config.json'],
  ['dist/staticwebapp.config.json', '@azure/static-web-apps-cli@2.0.10', 'staticwebapp.config.json'],
] as const;
const FETCH_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const fetched = createRequire(join(folder, 'fetched.js'));

beforeAll(() => {
  const npm = (...parameters: string[]) => execFileSync('npm', parameters, { cwd: folder, encoding: 'utf8' });
  npm('install', '--prefix', folder, '--ignore-scripts', '--no-audit', ...INSTALLED);
  for (const [, source] of SCHEMAS) {
    const [{ filename }] = JSON.parse(npm('pack', '--json', source)) as [{ filename: string }];
    execFileSync('tar', ['-xzf', filename, 'package/schema'], { cwd: folder });
  }
}, FETCH_MS);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Validator {
  validate: (schema: unknown, data: unknown) => boolean;
  errorsText: () => string;
}

test.each(SCHEMAS)('%s is what %s reads', (file, _, schema) => {
  const { default: Ajv } = fetched('ajv') as { default: new (options: object) => Validator };
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // Azure's names a draft that ajv no longer brings; what it uses of it means the same.
  const rules = {
    ...(read(join(folder, 'package/schema', schema)) as object),
    $schema: undefined,
    id: undefined,
  };
  expect(ajv.validate(rules, read(file)), ajv.errorsText()).toBe(true);
  expect(ajv.validate(rules, { ...(read(file) as object), unheardOf: 1, hosting: 1 })).toBe(false);
});

interface VercelRoute {
  readonly src?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

test('Vercel reads vercel.json, and means by it what the others do', () => {
  const { getTransformedRoutes } = fetched('@vercel/routing-utils') as {
    getTransformedRoutes: (config: unknown) => { error: unknown; routes: VercelRoute[] };
  };
  const { error, routes } = getTransformedRoutes(read('vercel.json'));
  expect(error).toBeNull();
  const told = (address: string) =>
    Object.assign(
      {},
      ...routes.filter(({ src }) => src && new RegExp(src).test(address)).map(({ headers }) => headers),
    ) as Record<string, string>;
  for (const address of ['/', '/about', '/_astro/a.js', '/no-such-page'])
    expect(told(address), address).toMatchObject({ 'X-Frame-Options': 'DENY' });
  expect(told('/_astro/a.js')['Cache-Control']).toContain('immutable');
  expect(told('/services/a.md')['Content-Type']).toBe('text/markdown; charset=utf-8');
  expect(told('/about')).not.toHaveProperty('Content-Type');
  expect(told('/about')).not.toHaveProperty('Location');
  expect(told('/legal/terms').Location).toBe('/terms');
  for (const address of ['/about/', '/about.html']) expect(told(address).Location, address).toBe('/$1');
});
