/** Where the browsers of the tests are on this machine, if they are. */
import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';

const first = (paths: readonly string[]) => paths.find((path) => existsSync(path));

const DESKTOPS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright names the place of its desktop browser; the shell that it downloads instead is beside that. */
const downloadedShells = () =>
  globSync(
    chromium
      .executablePath()
      .replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}'),
  );

function chromiumAmong(paths: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return first(paths);
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file`);
  return named;
}

/** A headless shell before the others: a new page takes half the time there. It has no back-forward cache. */
export const findChromium = () =>
  chromiumAmong([
    ...downloadedShells(),
    '/usr/bin/chromium-headless-shell',
    chromium.executablePath(),
    ...DESKTOPS,
  ]);

/** A Chromium with all that a desktop's has, for the tests of the back-forward cache. */
export const findDesktopChromium = () => chromiumAmong([chromium.executablePath(), ...DESKTOPS]);

export const findFirefox = () => first(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** All that it takes to test with WebKit. Debian files libraries by architecture: /usr/lib/x86_64-linux-gnu. */
export function findWebKit() {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  // The small browser that comes with the engine, which has no headless mode, and a screen in memory.
  const browser = first(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
  const screen = first(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
