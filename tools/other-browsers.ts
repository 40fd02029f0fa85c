import { existsSync, globSync } from 'node:fs';

const first = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** The path of the Firefox to test with. */
export const findFirefox = () => first(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** All that it takes to test with WebKit. Debian files libraries by architecture: /usr/lib/x86_64-linux-gnu. */
export function findWebKit() {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  // The small browser that comes with the engine, which has no headless mode, and a screen in memory.
  const browser = first(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
  const screen = first(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
