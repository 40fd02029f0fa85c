import { defineConfig } from 'vitest/config';

/**
 * Stryker runs these tests over and over: those of rules and of the site's logic, and nothing that needs a
 * build.
 */
export default defineConfig({
  test: {
    include: ['{packages/rules/tests,tests/logic}/**/*.test.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
