import { existsSync, globSync } from 'node:fs';

const first = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** The path of the Firefox to test with. */
export const findFirefox = () => first(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

export interface WebKit {
  readonly driver: string;
  /** The small browser that comes with the engine. */
  readonly browser: string;
  /** A screen in memory: MiniBrowser has no headless mode. */
  readonly screen: string;
}

/** All that it takes to test with WebKit. Debian files libraries by architecture: /usr/lib/x86_64-linux-gnu. */
export function findWebKit(): WebKit | undefined {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const browser = first(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'));
  const screen = first(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
