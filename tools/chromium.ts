import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';

/** A Chromium without a window: a new page takes half the time there. It has no back-forward cache. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const DESKTOPS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright tells where its desktop browser would be; the shell that it downloads instead lies beside that. */
const downloadedShells = () =>
  globSync(
    chromium
      .executablePath()
      .replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}'),
  );

function find(candidates: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return candidates.find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file`);
  return named;
}

/** The path of the Chromium to test with; nothing where this machine has none. */
export const findChromium = (): string | undefined =>
  find([...downloadedShells(), ...SHELLS, chromium.executablePath(), ...DESKTOPS]);

/** The path of a Chromium with all that a desktop's has, for the tests of the back-forward cache. */
export const findDesktopChromium = (): string | undefined => find([chromium.executablePath(), ...DESKTOPS]);
