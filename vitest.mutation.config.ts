import { defineConfig } from 'vitest/config';

/** What Stryker runs over and over: the rules' own tests, and nothing that needs a build. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    testTimeout: 60_000,
    env: { PROPERTY_RUNS: '100' },
  },
});
