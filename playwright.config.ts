import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { type EngineName, ENGINES } from './tests/browsers/engines.ts';

/** Not 4321, so that the tests never meet somebody's own server. */
const port = Number(process.env.TEST_PORT ?? 4322);

const executablePath = findChromium();

export default defineConfig<object, { engineName: EngineName }>({
  projects: [
    // Everything, in Chromium.
    { name: 'site', testDir: 'tests/e2e' },
    // The main flows, in each engine.
    ...ENGINES.map((engineName) => ({ name: engineName, testDir: 'tests/browsers', use: { engineName } })),
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
