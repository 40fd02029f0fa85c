/** Debian's Firefox through Puppeteer, which the test command fetches: Playwright drives no Firefox but its own. */
import { createRequire } from 'node:module';
import { findFirefox } from '../../tools/browsers/find.ts';
import type { Engine } from './driver.ts';

/** As much of Puppeteer as is used here. */
interface Field {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly evaluate: (run: (field: HTMLInputElement) => void) => Promise<void>;
}
interface Page {
  readonly goto: (url: string) => Promise<unknown>;
  readonly setViewport: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly evaluateHandle: (expression: string) => Promise<{ readonly asElement: () => Field | null }>;
}
interface Context {
  readonly newPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}
interface Browser {
  readonly createBrowserContext: () => Promise<Context>;
  readonly close: () => Promise<void>;
}
interface Puppeteer {
  readonly launch: (options: object) => Promise<Browser>;
}

export async function launchFirefox(): Promise<Engine> {
  const { PUPPETEER } = process.env;
  if (PUPPETEER === undefined) throw new Error('Puppeteer is fetched by npm run test:browsers.');
  const installed = createRequire(`${PUPPETEER}/`).resolve('puppeteer-core');
  const { default: puppeteer } = (await import(installed)) as { default: Puppeteer };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
  return {
    open: async (baseURL) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const element = async (expression: string) => {
        const found = (await page.evaluateHandle(expression)).asElement();
        if (!found) throw new Error('is not there');
        return found;
      };
      return {
        visit: (path) => page.goto(new URL(path, baseURL).href),
        resize: (size) => page.setViewport(size),
        evaluate: (expression) => page.evaluate(expression),
        click: async (expression) => (await element(expression)).click(),
        fill: async (expression, text) => {
          const field = await element(expression);
          await field.evaluate((input) => {
            input.select();
          });
          await field.type(text);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
