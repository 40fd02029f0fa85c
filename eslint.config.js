import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'test-results/', 'playwright-report/', 'reports/', '.stryker-tmp/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  astro.configs.recommended,
  // A command-line script speaks to its user through the console.
  { files: ['tools/**', 'bench/**', 'examples/**'], rules: { 'no-console': 'off' } },
  // What runs in a browser under test tells its driver through the console.
  { files: ['tests/browsers/**'], rules: { 'no-console': 'off' } },
);
