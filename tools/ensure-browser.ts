/**
 * Sees to the browsers that its arguments name, Chromium if none, and prints which ones. What is missing is downloaded
 * or installed, and that is said: Playwright's Chromium, else Debian's packages, which needs root.
 */
import { findChromium, findDesktopChromium } from './chromium.ts';
import { findFirefox, findWebKit } from './other-browsers.ts';
import { installFromDebian, run } from './run.ts';

/** Where each is, if it is here, and Debian's packages for it. */
const BROWSERS = new Map([
  ['chromium', { find: findChromium, packages: ['chromium-headless-shell'] }],
  ['desktop-chromium', { find: findDesktopChromium, packages: ['chromium'] }],
  ['firefox', { find: findFirefox, packages: ['firefox-esr'] }],
  ['webkit', { find: () => findWebKit()?.browser, packages: ['webkit2gtk-driver', 'xvfb'] }],
]);

function downloadChromium() {
  console.log('Downloading the Chromium that Playwright is made for.');
  const parameters = ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'];
  run('npx', parameters, { timeout: 180_000 });
}

/** Why there is none, if that is so. */
function ensure(name: string): string | undefined {
  const browser = BROWSERS.get(name);
  if (!browser) return `The tests know no browser ${name}; they know ${[...BROWSERS.keys()].join(', ')}.`;
  const { find, packages } = browser;
  if (!find()) console.log(`There is no ${name} here.`);
  if (!find() && name === 'chromium') downloadChromium();
  if (!find()) installFromDebian(...packages);
  const path = find();
  if (path) console.log(`Tests in ${name} use ${path}`);
  const other = name.endsWith('chromium') ? ', or name another Chromium in CHROMIUM_PATH' : '';
  return path ? undefined : `No ${name} for the tests. Install Debian's ${packages.join(' and ')}${other}.`;
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['chromium']) {
  const failure = ensure(name);
  if (failure !== undefined) {
    console.error(failure);
    process.exit(1);
  }
}
