import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the Chromium to test with, or nothing if there is none on this machine. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file`);
    return named;
  }
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}
