import './tests/clear-settings.ts';
import { defineConfig } from 'playwright/test';
import { getLaunchOptions } from './tests/browsers/chromium.ts';
import { DELIVERY_SITE, ENDPOINTS, expectBuiltPort, SAMPLE_BUILDS, SITE } from './tests/e2e/urls.ts';

expectBuiltPort();

/** The tests of the site that sends. All others visit the site that sends nothing. */
const DELIVERY_TESTS = '**/delivery-*.spec.ts';

/** Serves a build of `npm run test:build`. */
const createServer = (url: string, DIST: string, env: object = {}) => ({
  command: 'node packages/hosting/serve.ts',
  env: { PORT: new URL(url).port, DIST, ...env },
  url,
});

export default defineConfig({
  // Vitest runs *.test.ts.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // The first failures say what is wrong.
  maxFailures: 10,
  // A busy machine is slow, but not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: SITE,
    launchOptions: getLaunchOptions(),
  },
  projects: [
    // The gate: the site and its visitors, in Chromium.
    { name: 'site', testDir: 'tests/e2e', testIgnore: DELIVERY_TESTS },
    { name: 'delivery', testDir: 'tests/e2e', testMatch: DELIVERY_TESTS, use: { baseURL: DELIVERY_SITE } },
    // The long run: every page in every state, paper, denied storage, counted visits.
    { name: 'extended', testDir: 'tests/extended' },
    // The main flows and every page, in the engines that Playwright brings.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests',
      grep: /@every-engine/,
      use: { browserName, launchOptions: {} },
    })),
  ],
  webServer: [
    createServer(SITE, SAMPLE_BUILDS.silent),
    createServer(DELIVERY_SITE, SAMPLE_BUILDS.sending, ENDPOINTS),
  ],
});
