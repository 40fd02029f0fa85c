/** The flows' visitor: does what people do, and waits for what people would wait for. */
import { test as base, expect } from 'playwright/test';
import { launchChromium } from './chromium.ts';
import { type Driver, elementOf, type Engine, inPage, type Kind } from './driver.ts';
import type { EngineName } from './engines.ts';
import { launchFirefox } from './firefox.ts';
import { serveRecorded, TAKE_RECORDED } from './recorder.ts';
import { launchWebKit } from './webkit.ts';

const LAUNCH: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** Often enough to see what shows for a second or two. */
const POLLS_MS = [50, 100, 200];

export type Visitor = ReturnType<typeof visitorWith>;

function visitorWith(driver: Driver) {
  /** Between two documents no page answers. */
  const ask = (expression: string) => driver.evaluate(expression).catch(() => undefined);

  const becomes = async (what: string, expression: string, expected: unknown) => {
    await expect.poll(() => ask(expression), { message: what, intervals: POLLS_MS }).toEqual(expected);
  };

  const awake = () =>
    becomes(
      'the islands are awake',
      inPage(() => !document.querySelector('astro-island[client="load"][ssr]')),
      true,
    );

  const until = async (what: string, act: () => Promise<unknown>) => {
    await expect(act, what).toPass({ timeout: 10_000 });
  };

  return {
    resize: driver.resize,
    evaluate: driver.evaluate,
    /** As the button of the browser does it; the page may be one that was kept alive. */
    back: () => driver.evaluate('setTimeout(() => { history.back(); })'),
    /** Policy violations, errors on the console and uncaught exceptions in this tab, each once. */
    takeErrors: async () => (await driver.evaluate(TAKE_RECORDED)) as readonly string[],
    /** Opens a page and waits for its form, if it has one, to come alive. */
    visit: async (path: string) => {
      await driver.visit(path);
      await awake();
    },
    click: (kind: Kind, name: string) =>
      until(`${kind} "${name}"`, () => driver.click(elementOf(kind, name))),
    /** Fills the fields that have these names. */
    fill: async (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts))
        await until(`field "${name}"`, () => driver.fill(elementOf('field', name), text));
    },
    becomes,
    /** Waits until the visitor has come to an address, path and fragment, and its form is alive. */
    isAt: async (address: string) => {
      await becomes(
        'the address',
        inPage(() => location.pathname + location.hash),
        address,
      );
      await awake();
    },
    /** Waits until a text can be read. */
    reads: (text: string) =>
      becomes(
        `reads "${text}"`,
        inPage((words: string) => document.body.innerText.includes(words), text),
        true,
      ),
    /** Waits until a selector's elements read like this, one line each. */
    readsIn: (selector: string, texts: readonly string[]) =>
      becomes(
        `the texts of ${selector}`,
        inPage(
          (wanted: string) =>
            Array.from(document.querySelectorAll(wanted), (element) => element.textContent.trim()),
          selector,
        ),
        texts,
      ),
  };
}

export const test = base.extend<{ visitor: Visitor }, { engineName: EngineName; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await LAUNCH[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const site = await serveRecorded(baseURL ?? '');
    const driver = await engine.open(site.url);
    await driver.resize({ width: 1280, height: 900 });
    const visitor = visitorWith(driver);
    await use(visitor);
    expect(await visitor.takeErrors()).toEqual([]);
    await driver.close();
    site.close();
  },
});

export { expect };
