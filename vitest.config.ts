import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A thousand runs of a property on a busy machine take longer than the five seconds of the default.
    testTimeout: 60_000,
    projects: [
      // Rules, stores and content: no build needed.
      {
        test: {
          name: 'unit',
          include: [
            'tests/{domain,site,stores,content,content-check,build,receiver,delivery}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // The social images read their colours there. Vitest takes any other stylesheet for an empty file.
          css: { include: /\/theme\.css/ },
        },
      },
      // The built site in dist/, and the sample's build. One worker, so that each page is parsed once.
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false, maxWorkers: 1 } },
      // What takes builds of its own: part of the long run.
      { test: { name: 'extended', include: ['tests/extended/**/*.test.ts'], testTimeout: 600_000 } },
      // Real servers, which `npm run test:hosts` sees to.
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
});
