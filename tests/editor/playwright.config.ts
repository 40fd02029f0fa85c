/** The editor in local mode, in a copy of the project: `npm run test:editor`. */
import { defineConfig } from 'playwright/test';
import { findChromium } from '../../tools/browsers/find.ts';

const executablePath = findChromium();

export default defineConfig({
  projects: [
    { name: 'edits', testMatch: '**/*.spec.ts' },
    // Writes into docs/.
    { name: 'pictures', testMatch: 'pictures.ts' },
  ],
  // One editor, one folder.
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/editor',
  reporter: [['list']],
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    viewport: { width: 1400, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
