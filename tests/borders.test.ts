/**
 * Writes imports into empty copies of all rooms, and compares the imports that lint rejects with the table of
 * borders. Also checks that each module in packages/rules is used by the site and a package, or by two
 * packages.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import borders from '../lint/borders.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = Object.entries(borders);

/** A file at the top of a room, and a file two folders below it. */
const SAMPLE_FILES = ['sample.ts', 'one/two/sample.astro'];

interface Import {
  readonly specifier: string;
  /** The entry of the table that allows the import, such as `rules` or `content types`. */
  readonly entry: string;
}

/**
 * Lists imports for a file in a folder of a room, whether allowed or not: from each room, and of each kind of
 * package.
 */
function listImports(room: string, folder: string): readonly Import[] {
  const otherRooms = ROOMS.map(([name]) => name).filter(
    (name) => name !== room && !name.startsWith(`${room}/`),
  );
  return [
    ...otherRooms.flatMap((entry) => [
      { specifier: `#${entry.replace('src/', '')}/file.ts`, entry },
      // Rooms of the site are imported by their names, never by a relative path.
      { specifier: `${relative(folder, entry)}/file.ts`, entry: 'tests' },
    ]),
    ...['rules', 'content', 'hosting', 'receiver'].flatMap((entry) => [
      { specifier: `@site/${entry}/file`, entry },
      { specifier: `@site/${entry}/types`, entry: `${entry} types` },
    ]),
    // Only tests import from #support.
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

/** Returns whether lint must reject an import. A room that may import another may import its types too. */
const isRejected = (room: string, allowed: readonly string[], { entry }: Import) =>
  ![room, ...allowed].some((allowedEntry) => entry === allowedEntry || entry === `${allowedEntry} types`);

function writeSampleFiles(copy: string) {
  for (const [room] of ROOMS)
    for (const file of SAMPLE_FILES) {
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

/** Runs lint. Returns the file and the specifier of each rejected import, on one line. */
function listRejectedImports(): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'borders-'));
  cpSync(join(ROOT, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'));
  cpSync(join(ROOT, 'lint'), join(copy, 'lint'), { recursive: true });
  // Turns off the rules that need types. They take ten times as long, and do not look at imports.
  const rules = join(copy, 'lint/rules.json');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('"typeAware": true', '"typeAware": false'));
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/oxlint'), join(copy, 'node_modules/oxlint'));
  writeSampleFiles(copy);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], { cwd: copy, encoding: 'utf8' });
  return [...stdout.matchAll(/^([^:]+):.* '([^']+)' import is restricted/gm)].map(
    ([, file, specifier]) => `${file} ${specifier}`,
  );
}

const rejectedImports = listRejectedImports();

test.each(ROOMS)('%s may import exactly what its row of lint/borders.json lists', (room, allowed) => {
  const expectedLines = SAMPLE_FILES.map((file) => join(room, file)).flatMap((path) =>
    listImports(room, dirname(path))
      .filter((candidate) => isRejected(room, allowed, candidate))
      .map(({ specifier }) => `${path} ${specifier}`),
  );
  const foundLines = rejectedImports.filter((line) =>
    SAMPLE_FILES.some((file) => line.startsWith(`${join(room, file)} `)),
  );
  expect(foundLines.toSorted()).toEqual(expectedLines.toSorted());
});

/** The site, and the packages that use packages/rules. */
const RULE_USERS = ['src', 'packages/content', 'packages/hosting', 'packages/receiver', 'packages/editor'];

const listCodeFiles = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: ROOT, exclude: ['**/tests/**', '**/node_modules/**'] });

/** Matches imports and exports from a module, except those of types, which load nothing. */
const IMPORT_PATTERN = /^ *(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;

/** Lists the modules of packages/rules that a file imports. */
const listLoadedRules = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT_PATTERN)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@site/rules/')) return `packages/${specifier.slice('@site/'.length)}.ts`;
    return file.startsWith('packages/rules/') ? join(dirname(file), specifier) : [];
  });

/** Lists the modules of packages/rules that a folder imports, directly or through another module. */
function listRulesLoadedBy(folder: string): ReadonlySet<string> {
  const rules = new Set(listCodeFiles(folder).flatMap(listLoadedRules));
  for (const file of rules) for (const imported of listLoadedRules(file)) rules.add(imported);
  return rules;
}

test('every module in packages/rules is used by the site and a package, or by two packages', () => {
  const rulesByUser = RULE_USERS.map(listRulesLoadedBy);
  const rulesOfOneUser = listCodeFiles('packages/rules').filter(
    (file) => rulesByUser.filter((rules) => rules.has(file)).length < 2,
  );
  expect(rulesOfOneUser).toEqual([]);
});
