/**
 * `npm run bench:interaction`: how long a tick, a step and a typed character take on the quote page, from the event
 * to the next frame, on a processor slowed four times, with the catalogue as it is and with 1,000 services.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../tools/browsers/find.ts';
import { paths } from '../src/site/paths.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { serveSite } from './server.ts';
import { quantile } from './statistics.ts';

const CPU_SLOWDOWN = 4;
const TICKS = 60;

const executablePath = findChromium();
const { port, server } = await serveSite(fileURLToPath(new URL('../dist', import.meta.url)));
const browser = await chromium.launch(executablePath ? { executablePath } : {});

/** Milliseconds from the click's own time stamp until the frame that shows its effect has been handed over. */
async function timedClick(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  const taken = element.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        target.addEventListener(
          'click',
          ({ timeStamp }) => {
            requestAnimationFrame(() => {
              setTimeout(() => {
                resolve(performance.now() - timeStamp);
              });
            });
          },
          { once: true, capture: true },
        );
      }),
  );
  await element.click();
  return taken;
}

async function measure(size: number | undefined): Promise<readonly number[]> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 800 } });
  if (size !== undefined) await largeCatalogue(page, size);
  await page.goto(`https://localhost:${port}${paths.quote}`);
  await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const ids = await page
    .locator('main input[type=checkbox]')
    .evaluateAll((boxes) => boxes.map(({ id }) => id));
  const taken: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    const id = ids[(tick * 7) % ids.length] ?? '';
    taken.push(await timedClick(page, `#${id}`));
    const plus = `li:has(#${id}) button[aria-label^="One more"]`;
    if ((await page.locator(plus).count()) > 0) taken.push(await timedClick(page, plus));
  }
  await page.close();
  return taken;
}

const rows: Record<string, Record<string, number>> = {};
for (const [name, size] of [
  ['as it is', undefined],
  ['1,000 services', 1000],
] as const) {
  const taken = await measure(size);
  rows[name] = {
    interactions: taken.length,
    medianMs: Math.round(quantile(taken, 0.5)),
    p98Ms: Math.round(quantile(taken, 0.98)),
  };
}
console.table(rows);
await browser.close();
server.close();
process.exit(0);
