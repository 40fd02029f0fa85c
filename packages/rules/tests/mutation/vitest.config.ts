import { defineConfig } from 'vitest/config';

/** What Stryker runs over and over: the rules' own tests, and nothing that needs a build. */
export default defineConfig({
  test: {
    include: ['packages/rules/tests/**/*.test.ts'],
    setupFiles: ['tests/support/property-seed.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
