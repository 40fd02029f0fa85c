import './tests/own-settings.ts';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { deliveryModules } from './src/integrations/delivery.ts';
import { launchOptions } from './tests/browsers/chromium.ts';

// Behind UTC, so that a day read as local time would be the day before.
const TZ = 'America/Los_Angeles';

/** What processes of the tests have compiled, for those after them: each is mostly its own start. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

export default defineConfig({
  test: {
    // The first failures say what is wrong.
    bail: 10,
    // A thousand runs of a property on a busy machine take longer than the five seconds of the default.
    testTimeout: 60_000,
    projects: [
      // What needs no build and keeps no state in its modules: the files share them, for a third of the time.
      {
        test: {
          name: 'unit',
          include: [
            'tests/{site,integrations,loaders,logic}/**/*.test.ts',
            'packages/{rules,content,editor}/tests/**/*.test.ts',
            'packages/hosting/tests/{*,files/*,launch/**/*}.test.ts',
            'packages/receiver/tests/{*,http/*,orders/*,payments/*,mail/*,office/*,store/*,commands/*}.test.ts',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/support/property-seed.ts'],
          isolate: false,
          env: { TZ, NODE_COMPILE_CACHE },
        },
      },
      // Stores are state.
      {
        plugins: [deliveryModules(deliveryConfig({}))],
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
        plugins: [deliveryModules(deliveryConfig({}))],
        // All of them: one that is found on the way reloads the page under a running test.
        optimizeDeps: {
          include: [
            ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-hot-toast/headless'],
            ...[
              'react-dom',
              'react-dom/client',
              'react-dom/server',
              'nanostores',
              '@nanostores/react',
              'axe-core',
              'lean-qr/nano',
              'lean-qr/extras/svg',
              'qr/decode.js',
            ],
          ],
        },
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.tsx'],
          testTimeout: 60_000,
          // A page mostly waits for its next frame, so three of them fill two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 15_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions(), actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium' }],
            // As in Playwright, a part of a name is enough.
            locators: { exact: false },
            screenshotFailures: false,
          },
        },
      },
      // The built site in dist/, and the sample's build. One worker, so that each page is parsed once.
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
