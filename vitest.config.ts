import './tests/clear-settings.ts';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { createDeliveryPlugin } from './src/integrations/delivery.ts';
import { getLaunchOptions } from './tests/browsers/chromium.ts';

/**
 * A time zone behind UTC. Code that wrongly reads a day as local time gets the day before, and a test fails.
 */
const TZ = 'America/Los_Angeles';

/** The folder in which processes that tests start cache their compiled code, so that they start faster. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/node');

const simulatedDelivery = createDeliveryPlugin(readDeliveryConfig({}));

export default defineConfig({
  test: {
    // The first failures are enough to see what is wrong.
    bail: 10,
    // A thousand runs of a property on a busy machine take longer than the default of five seconds.
    testTimeout: 60_000,
    projects: [
      // These tests need no build. The modules that they load keep no state, so all files share one copy of
      // them, in a third of the time.
      {
        test: {
          name: 'unit',
          include: [
            'tests/{site,integrations,loaders,logic}/**/*.test.ts',
            'tests/*.test.ts',
            'packages/*/tests/**/*.test.ts',
          ],
          // tests/long-run.config.ts runs these tests.
          exclude: [
            'packages/hosting/tests/hosts/**',
            'packages/receiver/tests/{install,faults,postgres}/**',
          ],
          setupFiles: ['tests/support/property-seed.ts'],
          isolate: false,
          // The title of a table's row may be a whole sentence.
          taskTitleValueFormatTruncate: 160,
          env: { TZ, NODE_COMPILE_CACHE },
        },
      },
      // Stores keep state, so each file gets its own copy of them.
      {
        plugins: [simulatedDelivery],
        test: {
          name: 'unit-stores',
          // Gives each file fresh modules in the same process.
          pool: 'vmThreads',
          include: ['tests/stores/**/*.test.ts'],
          alias: {
            'react-hot-toast/headless': join(import.meta.dirname, 'tests/stores/hot-toast.ts'),
          },
        },
      },
      // These tests render islands in a real browser, without a site around them.
      {
        plugins: [simulatedDelivery],
        // The list must be complete, because Vite reloads the page during a test if it finds another package.
        optimizeDeps: {
          include: [
            '@nanostores/react',
            'axe-core',
            'lean-qr/extras/svg',
            'lean-qr/nano',
            'nanostores',
            'qr/decode.js',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-hot-toast/headless',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
          ],
        },
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.tsx'],
          // A page mostly waits for its next frame, so three pages keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 15_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: getLaunchOptions(), actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium' }],
            // Lets a locator find an element by a part of its name, as in Playwright.
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      // These tests read the builds of `npm run test:build`. With one worker, each page is parsed only once.
      {
        test: {
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
