import './tests/own-settings.ts';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/browsers/chromium.ts';
import { DELIVERY_SITE, ENDPOINTS, SAMPLE_BUILDS, SITE } from './tests/e2e/addresses.ts';

/** Tests of a site that sends; all others are about the site that sends nothing. */
const DELIVERY = '**/delivery-*.spec.ts';

const port = (address: string) => new URL(address).port;

export default defineConfig({
  // What is called *.test.ts is Vitest's.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // The first failures say what is wrong.
  maxFailures: 10,
  // A busy machine is slow, and not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: SITE,
    launchOptions: launchOptions(),
    // Recording costs every test that passes; a failure is looked into with `--trace=on`.
    trace: 'off',
  },
  projects: [
    // The gate: the site and its visitors, in Chromium.
    { name: 'site', testDir: 'tests/e2e', testIgnore: DELIVERY },
    { name: 'delivery', testDir: 'tests/e2e', testMatch: DELIVERY, use: { baseURL: DELIVERY_SITE } },
    // The long run: every page in every state, paper, denied storage, counted visits.
    { name: 'extended', testDir: 'tests/extended' },
    // The main flows, in the engines that Playwright brings.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/browsers',
      use: { browserName, launchOptions: {} },
    })),
  ],
  webServer: [
    {
      command: 'node packages/hosting/serve.ts',
      env: { PORT: port(SITE), DIST: SAMPLE_BUILDS.silent },
      url: SITE,
      reuseExistingServer: false,
    },
    {
      command: 'node packages/hosting/serve.ts',
      env: { PORT: port(DELIVERY_SITE), DIST: SAMPLE_BUILDS.sending, ...ENDPOINTS },
      url: DELIVERY_SITE,
      reuseExistingServer: false,
    },
  ],
});
