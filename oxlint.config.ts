import { relative } from 'node:path/posix';
import { defineConfig, type OxlintConfig, type OxlintOverride } from 'oxlint';
import borders from './lint/borders.json' with { type: 'json' };
import singleRules from './lint/rules.json' with { type: 'json' };

/** Relative imports depend on how deep a file is in its room. */
const DEPTHS = [0, 1, 2, 3];

/** Writes an entry of the table as files in `folder` import it. */
function specifier(entry: string, folder: string): string {
  if (entry.endsWith('.ts')) return relative(folder, entry);
  if (/^(?:src|public|node_modules)(?:\/|$)/.test(entry)) return `${relative(folder, entry)}/`;
  return entry === 'rules' || entry === 'content' ? `@site/${entry}/` : entry;
}

/**
 * Patterns are like those of a .gitignore: `!` allows, and the last pattern that matches decides. A room with `npm` may
 * import any package, and another room only those of the table.
 */
function border(room: string, entries: readonly string[], depth: number): OxlintOverride {
  const folder = room + '/folder'.repeat(depth);
  const refused = entries.includes('npm')
    ? ['@site/**', 'astro:content', 'virtual:**']
    : ['*', '!./**', '!../**'];
  const allowed = entries
    .map((entry) => specifier(entry.replace(' types', ''), folder))
    .map((start) => `!${start.endsWith('/') ? `${start}**` : start}`);
  const typesOnly = entries
    .filter((entry) => entry.endsWith(' types'))
    .map((entry) => ({
      regex: `^${specifier(entry.replace(' types', ''), folder)}`,
      allowTypeImports: true,
      message: `${room} may import only types from there: see lint/borders.json.`,
    }));
  const others = {
    group: [...refused, `${'../'.repeat(depth + 1)}**`, ...allowed, '**/tests/**'],
    message: `${room} may import only ${['itself', ...entries].join(', ')}: see lint/borders.json.`,
  };
  return {
    files: [`${room}/${'*/'.repeat(depth)}*`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...typesOnly, others] }] },
  };
}

const { overrides = [], ...config } = singleRules as OxlintConfig;

export default defineConfig({
  ...config,
  overrides: [
    ...Object.entries(borders).flatMap(([room, entries]) =>
      DEPTHS.map((depth) => border(room, entries, depth)),
    ),
    ...overrides,
  ],
});
