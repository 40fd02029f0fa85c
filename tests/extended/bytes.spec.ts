/** What a page costs on the wire before it is scrolled, on a phone: the byte rows of `npm run bench`. */
import { fileURLToPath } from 'node:url';
import { serveSite, visit } from '../../tools/bench/bench.ts';
import { BUDGETS } from '../budgets.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { contentPages, routes, unknown } from '../routes.ts';
import { expect, test as base } from '../e2e/site.ts';

/** The sample’s build over HTTP/2 with brotli, as a CDN serves it. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const { port, close } = await serveSite(
        fileURLToPath(new URL(`../../${SAMPLE_BUILDS.silent}`, import.meta.url)),
      );
      await use(`https://localhost:${port}`);
      close();
    },
    { scope: 'worker' },
  ],
});

const read = [...contentPages, ...routes.filter(({ scripts }) => scripts === 'counters')].map(({ path }) =>
  path === unknown.path ? '/404' : path,
);

for (const path of read) {
  test(`${path} keeps to its budget of bytes, and loads page, font and nothing to run`, async ({
    browser,
    origin,
  }) => {
    const { bytes } = await visit(browser, origin + path, { isTimed: false });
    expect(bytes.html).toBeGreaterThan(5_000);
    expect(bytes.script).toBe(0);
    const all = bytes.html + bytes.font + bytes.other;
    expect(all).toBeLessThanOrEqual(path === '/' ? BUDGETS.homeBeforeScrolling : BUDGETS.beforeScrolling);
  });
}
