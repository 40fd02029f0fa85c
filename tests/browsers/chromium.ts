/** Finds the tests' Chromium on this machine, and says how to start it. */
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const DESKTOP_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the headless shells that Playwright has downloaded. Playwright itself reports only the path of its
 * desktop browser.
 */
const listDownloadedShells = () =>
  globSync(
    chromium
      .executablePath()
      .replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}'),
  );

/**
 * Finds the Chromium that CHROMIUM_PATH names, or one on this machine. Prefers a headless shell, in which a
 * new page takes half the time.
 */
export function findChromium(): string | undefined {
  const givenPath = process.env.CHROMIUM_PATH;
  if (givenPath) {
    if (!existsSync(givenPath)) throw new Error(`CHROMIUM_PATH is ${givenPath}, but there is no such file`);
    return givenPath;
  }
  return [
    ...listDownloadedShells(),
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    ...DESKTOP_BROWSERS,
  ].find((path) => existsSync(path));
}

const FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));

/**
 * Returns the options to start Chromium. Its fonts come with the tests, so pages have the same measures on
 * every machine.
 */
export const getLaunchOptions = (executablePath = findChromium()) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  env: { ...process.env, FONTCONFIG_FILE },
});
