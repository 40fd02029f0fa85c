/** Finds the tests' Chromium on this machine, and says how to start it. */
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const DESKTOPS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright names only its desktop browser. It downloads a headless shell beside that. */
const downloadedShells = () =>
  globSync(
    chromium
      .executablePath()
      .replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}'),
  );

/** Prefers a headless shell, in which a new page takes half the time. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file`);
    return named;
  }
  return [
    ...downloadedShells(),
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    ...DESKTOPS,
  ].find((path) => existsSync(path));
}

const FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** Its fonts come with the tests, so that pages measure the same on every machine. */
export const launchOptions = (executablePath = findChromium()) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  env: { ...process.env, FONTCONFIG_FILE },
});
