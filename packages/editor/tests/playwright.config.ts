/** Tests the editor in Chromium: `npx playwright test --config=packages/editor/tests`. */
import { defineConfig } from 'playwright/test';
import { getLaunchOptions } from '../../../tests/browsers/chromium.ts';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // A second worker would build the editor once more.
  workers: 1,
  forbidOnly: true,
  // A busy machine may be slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../../test-results/editor',
  reporter: 'list',
  use: { launchOptions: getLaunchOptions(), screenshot: 'only-on-failure' },
});
