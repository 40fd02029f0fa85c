/**
 * Finds the browsers that its arguments name, Chromium if none, and prints their paths. What is missing is announced and
 * installed: Debian's packages where this is root, else the Chromium that Playwright downloads.
 */
import { installFromDebian, isRootOnDebian, run } from '../run.ts';
import { findChromium, findDesktopChromium, findFirefox, findWebKit } from './find.ts';

const DOWNLOAD_MS = 180_000;

const BROWSERS = new Map([
  ['chromium', { find: findChromium, packages: ['chromium-headless-shell'] }],
  ['desktop-chromium', { find: findDesktopChromium, packages: ['chromium'] }],
  ['firefox', { find: findFirefox, packages: ['firefox-esr'] }],
  ['webkit', { find: () => findWebKit()?.browser, packages: ['webkit2gtk-driver', 'xvfb'] }],
]);

function install(name: string, packages: readonly string[]) {
  console.log(`There is no ${name} here.`);
  const isInstalled = isRootOnDebian && installFromDebian(...packages);
  if (!isInstalled && name === 'chromium')
    run('playwright', ['install', '--with-deps', '--only-shell', 'chromium'], { timeout: DOWNLOAD_MS });
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['chromium']) {
  const { find, packages } = BROWSERS.get(name) ?? {};
  if (!find || !packages) {
    console.error(`The tests know no browser ${name}; they know ${[...BROWSERS.keys()].join(', ')}.`);
    process.exit(1);
  }
  if (!find()) install(name, packages);
  const path = find();
  if (path === undefined) {
    const other = name.endsWith('chromium') ? ', or name another Chromium in CHROMIUM_PATH' : '';
    console.error(`No ${name} for the tests. Install Debian's ${packages.join(' and ')}${other}.`);
    process.exit(1);
  }
  console.log(`Tests in ${name} use ${path}`);
}
