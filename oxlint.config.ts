import { relative } from 'node:path/posix';
import { defineConfig, type OxlintConfig, type OxlintOverride } from 'oxlint';
import borders from './lint/borders.json' with { type: 'json' };
import rules from './lint/rules.json' with { type: 'json' };

/** The depths of folders in a room. Each has its own rule, because relative imports depend on the depth. */
const FOLDER_DEPTHS = [0, 1, 2, 3];

/**
 * Returns the specifier by which a file in `folder` imports an entry of lint/borders.json: `public` is
 * relative, `rules` becomes `@site/rules`, and `src/logic` becomes `#logic`.
 */
const toSpecifier = (entry: string, folder: string) =>
  /^(?:public|node_modules)\b/.test(entry)
    ? relative(folder, entry)
    : entry.replace(/^(?:rules|content)$/, '@site/$&').replace(/^src\//, '#');

/**
 * Creates the rule for the files of a room at one depth. The patterns work like those of a .gitignore: `!`
 * allows an import, and the last pattern that matches decides.
 */
function createBorderRule(room: string, entries: readonly string[], depth: number): OxlintOverride {
  const folder = room + '/folder'.repeat(depth);
  const rejectedSpecifiers = entries.includes('npm')
    ? ['@site/**', '#*/**', 'astro:*', 'virtual:**']
    : ['*', '!./**', '!../**'];
  const filesOutside = `${'../'.repeat(depth + 1)}**`;
  const allowedSpecifiers = entries.map((entry) => toSpecifier(entry.replace(' types', ''), folder));
  const typeOnlyPatterns = allowedSpecifiers
    .filter((_, index) => entries[index]?.endsWith(' types'))
    .map((specifier) => ({
      regex: `^${specifier}/`,
      allowTypeImports: true,
      message: `${room} may import only types from there: see lint/borders.json.`,
    }));
  const borderPattern = {
    group: [
      ...rejectedSpecifiers,
      filesOutside,
      ...allowedSpecifiers.flatMap((specifier) => [`!${specifier}`, `!${specifier}/**`]),
      '**/tests/**',
    ],
    message: `${room} may import only ${['itself', ...entries].join(', ')}: see lint/borders.json.`,
  };
  return {
    files: [`${room}/${'*/'.repeat(depth)}*`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...typeOnlyPatterns, borderPattern] }] },
  };
}

const { overrides = [], ...config }: OxlintConfig = rules as object;

export default defineConfig({
  ...config,
  overrides: [
    ...Object.entries(borders).flatMap(([room, entries]) =>
      FOLDER_DEPTHS.map((depth) => createBorderRule(room, entries, depth)),
    ),
    ...overrides,
  ],
});
