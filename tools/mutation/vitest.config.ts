import { defineConfig } from 'vitest/config';

/** What Stryker runs over and over: the rules' own tests, and nothing that needs a build. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/property-seed.ts'],
    env: { TZ: 'America/Los_Angeles' },
  },
});
