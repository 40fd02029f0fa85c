import './tests/clear-settings.ts';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { createDeliveryPlugin } from './src/integrations/delivery.ts';
import { getLaunchOptions } from './tests/browsers/chromium.ts';

/**
 * A time zone behind UTC. A day that is wrongly read as local time becomes the day before, and a test fails.
 */
const TZ = 'America/Los_Angeles';

/**
 * The cache of compiled code for the processes that tests start, because they spend most of their time
 * starting.
 */
const NODE_COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/node');

const simulatedDelivery = createDeliveryPlugin(readDeliveryConfig({}));

export default defineConfig({
  test: {
    // The first failures say what is wrong.
    bail: 10,
    // A thousand runs of a property on a busy machine take longer than the default of five seconds.
    testTimeout: 60_000,
    projects: [
      // Tests that need no build. Modules here keep no state, so the files share them, which takes a third of
      // the time.
      {
        test: {
          name: 'unit',
          include: [
            'tests/{site,integrations,loaders,logic}/**/*.test.ts',
            'tests/*.test.ts',
            'packages/*/tests/**/*.test.ts',
          ],
          // tests/long-run.config.ts runs these.
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
      // Stores keep state.
      {
        plugins: [simulatedDelivery],
        test: {
          name: 'unit-stores',
          include: ['tests/stores/**/*.test.ts'],
          alias: {
            'react-hot-toast/headless': join(import.meta.dirname, 'tests/stores/hot-toast.ts'),
          },
        },
      },
      // Islands in a real browser, without a site around them.
      {
        plugins: [simulatedDelivery],
        // Names every package, because Vite reloads the page under a running test if it finds another one
        // later.
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
          // A page mostly waits for its next frame, so three of them fill two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 15_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: getLaunchOptions(), actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium' }],
            // Playwright also finds an element by a part of its name.
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      // Tests of the builds of test:build. With one worker, each page is parsed once.
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
