/** Plants imports in a copy of every room, and compares what lint refuses with the table of borders. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import borders from '../lint/borders.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = Object.entries(borders);

/** A file at the top of a room, and a file in folders of the room. */
const PLANTED = ['planted.ts', 'one/two/planted.astro'];

interface Import {
  readonly specifier: string;
  /** The entry of the table that allows the import. */
  readonly entry: string;
}

/** Writes an import of every room and of each kind of package. */
function listImports(room: string, folder: string): readonly Import[] {
  const others = ROOMS.map(([name]) => name).filter((name) => name !== room && !name.startsWith(`${room}/`));
  return [
    ...others.flatMap((entry) => [
      { specifier: `#${entry.replace('src/', '')}/file.ts`, entry },
      // Rooms of the site are imported by their names alone.
      { specifier: `${relative(folder, entry)}/file.ts`, entry: 'tests' },
    ]),
    ...['rules', 'content', 'hosting', 'receiver'].flatMap((entry) => [
      { specifier: `@site/${entry}/file`, entry },
      { specifier: `@site/${entry}/types`, entry: `${entry} types` },
    ]),
    // Only tests import by this.
    { specifier: '#support/file.ts', entry: 'tests' },
    { specifier: 'zod', entry: 'npm' },
    { specifier: 'node:fs', entry: 'npm' },
    { specifier: 'astro:content', entry: 'astro:content' },
    { specifier: `${relative(folder, 'tests')}/file.ts`, entry: 'tests' },
    { specifier: './tests/file.ts', entry: 'tests' },
    { specifier: './file.ts', entry: room },
    { specifier: `./${relative(folder, room)}/file.ts`, entry: room },
  ];
}

/** A room that may import another may import its types, too. */
const isRefused = (room: string, allowed: readonly string[], { entry }: Import) =>
  ![room, ...allowed].some((planted) => entry === planted || entry === `${planted} types`);

function plantImports(copy: string): void {
  for (const [room] of ROOMS)
    for (const file of PLANTED) {
      const path = join(room, file);
      const lines = listImports(room, dirname(path)).map(
        ({ specifier, entry }, index) =>
          `import ${entry.endsWith(' types') ? 'type ' : ''}name${index} from '${specifier}';`,
      );
      const fence = file.endsWith('.astro') ? '---\n' : '';
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `${fence}${lines.join('\n')}\n${fence}`);
    }
}

/** Returns a line for each refused import: its file and its specifier. */
function findRefusedImports(): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'borders-'));
  cpSync(join(ROOT, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'));
  cpSync(join(ROOT, 'lint'), join(copy, 'lint'), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of ['oxlint', 'oxlint-tsgolint'])
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  plantImports(copy);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], { cwd: copy, encoding: 'utf8' });
  return [...stdout.matchAll(/^([^:]+):.* '([^']+)' import is restricted/gm)].map(
    ([, file, specifier]) => `${file} ${specifier}`,
  );
}

const refused = findRefusedImports();

test.each(ROOMS)('%s imports what its row lists, and nothing else', (room, allowed) => {
  const expected = PLANTED.map((file) => join(room, file)).flatMap((path) =>
    listImports(room, dirname(path))
      .filter((planted) => isRefused(room, allowed, planted))
      .map(({ specifier }) => `${path} ${specifier}`),
  );
  const found = refused.filter((line) => PLANTED.some((file) => line.startsWith(`${join(room, file)} `)));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

const LOADERS = ['src', 'packages/content', 'packages/hosting', 'packages/receiver', 'packages/editor'];

const listCodeFiles = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: ROOT, exclude: ['**/tests/**', '**/node_modules/**'] });

/** Imports of types alone load nothing. */
const IMPORT_PATTERN = /^ *(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;

/** Lists the modules of rules that a file imports. */
const listLoadedRules = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT_PATTERN)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@site/rules/')) return `packages/${specifier.slice('@site/'.length)}.ts`;
    return file.startsWith('packages/rules/') ? join(dirname(file), specifier) : [];
  });

function listRulesLoadedBy(room: string): ReadonlySet<string> {
  const rules = new Set(listCodeFiles(room).flatMap(listLoadedRules));
  for (const file of rules) for (const other of listLoadedRules(file)) rules.add(other);
  return rules;
}

test('at least two rooms load each rule, so a rule of one room alone is in that room', () => {
  const loads = LOADERS.map(listRulesLoadedBy);
  const lonely = listCodeFiles('packages/rules').filter(
    (file) => loads.filter((rules) => rules.has(file)).length < 2,
  );
  expect(lonely).toEqual([]);
});
