import './tests/clear-settings.ts';
import { defineConfig } from 'playwright/test';
import { getLaunchOptions } from './tests/browsers/chromium.ts';
import { SENDING_SITE, ENDPOINTS, expectBuiltPort, SAMPLE_BUILDS, SITE } from './tests/e2e/urls.ts';

expectBuiltPort();

/** Serves a build of `npm run test:build`. */
const createServer = (url: string, dist: string, env: object = {}) => ({
  command: 'node packages/hosting/serve.ts',
  env: { PORT: new URL(url).port, DIST: dist, ...env },
  url,
});

export default defineConfig({
  // Vitest runs the files that end in .test.ts.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // The first failures are enough to see what is wrong.
  maxFailures: 10,
  // The timeouts are long, because a busy machine is slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: SITE,
    launchOptions: getLaunchOptions(),
  },
  projects: [
    // `npm test` runs this project, in Chromium. A second project would start further browsers.
    { name: 'site', testDir: 'tests/e2e' },
    // `npm run test:all` also runs these: every page in every state, paper, denied storage, counted visits.
    { name: 'extended', testDir: 'tests/extended' },
    // `npm run test:all` also runs the main flows and every page in Playwright's other two engines.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests',
      grep: /@every-engine/,
      use: { browserName, launchOptions: {} },
    })),
  ],
  webServer: [
    createServer(SITE, SAMPLE_BUILDS.silent),
    createServer(SENDING_SITE, SAMPLE_BUILDS.sending, ENDPOINTS),
  ],
});
