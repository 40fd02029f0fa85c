import { relative } from 'node:path/posix';
import { defineConfig, type OxlintConfig, type OxlintOverride } from 'oxlint';
import borders from './lint/borders.json' with { type: 'json' };
import rules from './lint/rules.json' with { type: 'json' };

/** Relative imports depend on how deep a file is in its room. */
const DEPTHS = [0, 1, 2, 3];

/** Returns the specifier by which a file in `folder` imports an entry of the table. */
const toSpecifier = (entry: string, folder: string) =>
  /^(?:public|node_modules)\b/.test(entry)
    ? relative(folder, entry)
    : entry.replace(/^(?:rules|content)$/, '@site/$&').replace(/^src\//, '#');

/**
 * Makes the rule for the files of a room at one depth. Patterns are like those of a .gitignore: `!` allows,
 * and the last pattern that matches decides.
 */
function createBorderRule(room: string, entries: readonly string[], depth: number): OxlintOverride {
  const folder = room + '/folder'.repeat(depth);
  const refused = entries.includes('npm')
    ? ['@site/**', '#*/**', 'astro:*', 'virtual:**']
    : ['*', '!./**', '!../**'];
  const outside = `${'../'.repeat(depth + 1)}**`;
  const allowed = entries.map((entry) => toSpecifier(entry.replace(' types', ''), folder));
  const typesOnly = allowed
    .filter((_, index) => entries[index]?.endsWith(' types'))
    .map((name) => ({
      regex: `^${name}/`,
      allowTypeImports: true,
      message: `${room} may import only types from there: see lint/borders.json.`,
    }));
  const others = {
    group: [...refused, outside, ...allowed.flatMap((name) => [`!${name}`, `!${name}/**`]), '**/tests/**'],
    message: `${room} may import only ${['itself', ...entries].join(', ')}: see lint/borders.json.`,
  };
  return {
    files: [`${room}/${'*/'.repeat(depth)}*`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...typesOnly, others] }] },
  };
}

const { overrides = [], ...config }: OxlintConfig = rules as object;

export default defineConfig({
  ...config,
  overrides: [
    ...Object.entries(borders).flatMap(([room, entries]) =>
      DEPTHS.map((depth) => createBorderRule(room, entries, depth)),
    ),
    ...overrides,
  ],
});
