import './tests/own-settings.ts';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { deliveryModules } from './src/integrations/delivery.ts';
import { launchOptions } from './tests/browsers/chromium.ts';

/** The time zone is behind UTC, so that a day that is read as local time becomes the day before. */
const TZ = 'America/Los_Angeles';

/** The processes that tests start share compiled code, because they spend most of their time starting. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

const simulated = deliveryModules(deliveryConfig({}));

export default defineConfig({
  test: {
    // The first failures say what is wrong.
    bail: 10,
    // A thousand runs of a property on a busy machine take longer than the default of five seconds.
    testTimeout: 60_000,
    projects: [
      // Tests that need no build. Modules here keep no state, so the files share them, for a third of the
      // time.
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
          env: { TZ, NODE_COMPILE_CACHE },
        },
      },
      // Stores keep state.
      {
        plugins: [simulated],
        test: {
          name: 'unit-stores',
          include: ['tests/stores/**/*.test.ts'],
          alias: {
            'react-hot-toast/headless': fileURLToPath(import.meta.resolve('./tests/stores/hot-toast.ts')),
          },
        },
      },
      // Islands in a real browser, without a site around them.
      {
        plugins: [simulated],
        // Every package: one that Vite finds later reloads the page under a running test.
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
            provider: playwright({ launchOptions: launchOptions(), actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium' }],
            // Playwright, too, finds an element by a part of its name.
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      // The builds of test:build. One worker, so that each page is parsed once.
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
