import { defineConfig } from 'vitest/config';

/**
 * What Stryker runs over and over: the tests of rules and of the site's logic, and nothing that needs a
 * build.
 */
export default defineConfig({
  test: {
    include: ['{packages/rules/tests,tests/logic}/**/*.test.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
