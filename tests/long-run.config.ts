import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/**
 * Configures the slow tests of `npm run test:all`, which start separate builds, servers and machines. They
 * run as root on Debian.
 */
export default defineConfig({
  test: {
    projects: [
      // These tests edit, break or run a copy of the project.
      {
        test: {
          name: 'extended',
          include: ['tests/extended/**/*.test.ts'],
          testTimeout: 30 * MINUTE_MS,
          hookTimeout: 10 * MINUTE_MS,
        },
      },
      // These tests send one table of requests to nginx, Apache and Cloudflare's runtime.
      { test: { name: 'hosts', include: ['packages/hosting/tests/hosts/**/*.test.ts'] } },
      // These tests of the receiver run again, on PostgreSQL.
      {
        test: {
          name: 'postgres',
          include: [
            'packages/receiver/tests/{store/retention,store/store,http/messages,http/orders,commands/commands,commands/export}.test.ts',
            'packages/receiver/tests/{mail,payments,postgres}/*.test.ts',
          ],
          globalSetup: ['packages/receiver/tests/postgres/setup.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: MINUTE_MS,
          env: { TZ: 'America/Los_Angeles' },
        },
      },
      // These tests follow the guides on a server. They also fill disks, kill processes and stop PostgreSQL,
      // as the table of faults in operations.md says.
      {
        test: {
          name: 'receiver',
          include: ['packages/receiver/tests/{install,faults}/*.test.ts'],
          testTimeout: 30 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
    ],
  },
});
