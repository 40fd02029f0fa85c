import { defineConfig } from 'vitest/config';

/**
 * Stryker repeats the tests for each mutation, so it runs only the tests of the rules and of the site's
 * logic. They need no build.
 */
export default defineConfig({
  test: {
    include: ['{packages/rules/tests,tests/logic}/**/*.test.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
