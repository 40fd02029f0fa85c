/** A hundred thousand submissions from as many addresses: memory, throughput, and backups in the middle of it. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { receiverPlace } from '../receiver/receiver-process.ts';
import { message } from '../receiver/samples.ts';
import { submissionsIn, temporaryFolder } from '../receiver/temporary-store.ts';

const MESSAGES = 100_000;
const AT_ONCE = 50;
const MOST_MEGABYTES = 300;
const BACKUPS = 5;
const script = new URL('../../examples/receiver/manage.ts', import.meta.url).pathname;

/** The most memory that the process has ever had. */
function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const address = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

test(
  'memory stays small, and every backup has what was answered before it',
  { timeout: 900_000 },
  async () => {
    const place = await receiverPlace();
    // The options that docs/operations.md starts it with.
    const NODE_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=128';
    const running = await place.start({ settings: { TRUSTED_PROXIES: '127.0.0.1', NODE_OPTIONS } });
    const backups = temporaryFolder();
    try {
      const body = JSON.stringify(message({ message: 'Habari '.repeat(100) }));
      let answered = 0;
      const numbers = Array.from({ length: MESSAGES }, (_, index) => index).values();
      const started = performance.now();
      const visitor = async () => {
        for (const number of numbers) {
          const response = await fetch(`${place.own}/messages`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'Idempotency-Key': `message-${number}`,
              'X-Forwarded-For': address(number),
            },
            body,
          });
          await response.arrayBuffer();
          if (response.status === 200) answered += 1;
        }
      };
      /** One after the other, while messages go on arriving. */
      const backUps = async () => {
        const counts: [before: number, backedUp: number][] = [];
        while (counts.length < BACKUPS) {
          const before = answered;
          const file = join(backups, `${counts.length}.db`);
          await promisify(execFile)(process.execPath, [script, 'backup', file], { env: place.environment });
          counts.push([before, submissionsIn(file).length]);
        }
        return counts;
      };
      const [counts] = await Promise.all([backUps(), ...Array.from({ length: AT_ONCE }, visitor)]);
      const seconds = (performance.now() - started) / 1000;
      const megabytes = peakMegabytes(running.pid);
      expect(answered).toBe(MESSAGES);
      expect(running.errors).toEqual([]);
      expect(counts).toHaveLength(BACKUPS);
      for (const [before, backedUp] of counts) {
        expect(backedUp).toBeGreaterThanOrEqual(before);
        expect(backedUp, 'made while messages arrived').toBeLessThan(MESSAGES);
      }
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
      process.stdout.write(
        `${MESSAGES} messages in ${seconds.toFixed(0)} s, ${BACKUPS} backups meanwhile; ` +
          `the receiver took ${megabytes.toFixed(0)} MB at most\n`,
      );
    } finally {
      await running.kill();
      place.remove();
      rmSync(backups, { recursive: true });
    }
  },
);
