/** Firefox over WebDriver BiDi. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findFirefox } from '../../tools/other-browsers.ts';
import { tellViolations, type Driver, type Engine } from './driver.ts';

/** NS_BINDING_ABORTED: the page was left while its font was on the way. Firefox calls that an error. */
const LEFT_WHILE_LOADING = /downloadable font: download failed .* status=2152398850 /;

export async function launchFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox: npm run test:browsers -- firefox installs it.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });

  const open = async (baseURL: string): Promise<Driver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !LEFT_WHILE_LOADING.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
    await page.evaluateOnNewDocument(tellViolations);

    const element = async (expression: string) => {
      const found = (await page.evaluateHandle(expression)).asElement();
      if (!found) throw new Error('is not there');
      // The library does not know what an expression gives.
      return found as ElementHandle<HTMLElement>;
    };
    return {
      visit: async (path) => {
        await page.goto(new URL(path, baseURL).href);
      },
      resize: (size) => page.setViewport(size),
      evaluate: (expression) => page.evaluate(expression),
      click: async (expression) => {
        await (await element(expression)).click();
      },
      fill: async (expression, text) => {
        const field = await element(expression);
        await field.evaluate((node) => {
          (node as HTMLInputElement).select();
        });
        await field.type(text);
      },
      takeFaults: () => Promise.resolve(faults.splice(0)),
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}
