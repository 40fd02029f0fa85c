/** Chromium through Playwright. */
import { chromium } from 'playwright';
import { findDesktopChromium } from '../../tools/browsers/find.ts';
import type { Driver, Engine } from './driver.ts';

export async function launchChromium(): Promise<Engine> {
  const executablePath = findDesktopChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

  const open = async (baseURL: string): Promise<Driver> => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const element = async (expression: string) => {
      const found = (await page.evaluateHandle<Element | undefined>(expression)).asElement();
      if (!found) throw new Error('is not there');
      return found;
    };
    return {
      visit: (path) => page.goto(path),
      resize: (size) => page.setViewportSize(size),
      evaluate: (expression) => page.evaluate<unknown>(expression),
      click: async (expression) => (await element(expression)).click(),
      fill: async (expression, text) => (await element(expression)).fill(text),
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}
