/**
 * Sees to the browsers that its arguments name, Chromium if none, and prints which ones. What is missing is downloaded
 * or installed, and that is said: Playwright's Chromium, else Debian's packages, which needs root.
 */
import { findChromium, findDesktopChromium } from './chromium.ts';
import { findFirefox, findWebKit } from './other-browsers.ts';
import { installFromDebian, run } from './run.ts';

const debian =
  (...packages: readonly string[]) =>
  () =>
    installFromDebian(...packages);

const playwrights = () => {
  console.log('Downloading the Chromium that Playwright is made for.');
  const parameters = ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'];
  return run('npx', parameters, { timeout: 180_000 });
};

interface Browser {
  /** Where it is, if it is here. */
  readonly find: () => string | undefined;
  readonly attempts: readonly (() => boolean)[];
  readonly advice: string;
}

const BROWSERS: Readonly<Record<string, Browser>> = {
  chromium: {
    find: findChromium,
    attempts: [playwrights, debian('chromium-headless-shell')],
    advice: 'Install one and name it in CHROMIUM_PATH.',
  },
  'desktop-chromium': {
    find: findDesktopChromium,
    attempts: [debian('chromium')],
    advice: 'Install Chrome or Chromium and name it in CHROMIUM_PATH.',
  },
  firefox: {
    find: findFirefox,
    attempts: [debian('firefox-esr')],
    advice: "Install Debian's package firefox-esr.",
  },
  webkit: {
    find: () => findWebKit()?.browser,
    attempts: [debian('webkit2gtk-driver', 'xvfb')],
    advice: "Install Debian's packages webkit2gtk-driver and xvfb.",
  },
};

function ensure(name: string): string {
  const browser = BROWSERS[name];
  if (!browser)
    throw new Error(`The tests know no browser ${name}; they know ${Object.keys(BROWSERS).join(', ')}.`);
  const { find, attempts, advice } = browser;
  if (!find()) console.log(`There is no ${name} here.`);
  for (const attempt of attempts) {
    if (find()) break;
    attempt();
  }
  const path = find();
  if (!path) throw new Error(`No ${name} for the tests. ${advice}`);
  return path;
}

const asked = process.argv.slice(2);
try {
  for (const name of asked.length > 0 ? asked : ['chromium']) {
    console.log(`Tests in ${name} use ${ensure(name)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
