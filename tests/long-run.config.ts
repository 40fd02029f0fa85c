import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/**
 * Tests of `npm run test:all` that start separate builds, servers and machines. They run as root on Debian.
 */
export default defineConfig({
  test: {
    projects: [
      // An owner's edits and mistakes, and the example, each in a copy of the project.
      {
        test: {
          name: 'extended',
          include: ['tests/extended/**/*.test.ts'],
          testTimeout: 30 * MINUTE_MS,
          hookTimeout: 10 * MINUTE_MS,
        },
      },
      // One table of requests, against nginx, Apache and Cloudflare's runtime.
      { test: { name: 'hosts', include: ['packages/hosting/tests/hosts/**/*.test.ts'] } },
      // The receiver's tests again, on PostgreSQL.
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
      // The documents that set the receiver up, followed on a server, and every fault in its operator's
      // table.
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
