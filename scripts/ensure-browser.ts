/**
 * Sees to a Chromium for the browser tests and prints which one: CHROMIUM_PATH, Playwright's own, or the system's.
 * Where there is none, it downloads Playwright's; if that cannot be reached, Debian's package (as root).
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** A blocked network can hang instead of refusing. */
const DOWNLOAD_MS = 180_000;

const run = (command: string, parameters: readonly string[]) => {
  console.log(`> ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'inherit', timeout: DOWNLOAD_MS }).status === 0;
};

const attempts: readonly (() => boolean)[] = [
  () => {
    console.log('No Chromium found; downloading the one that Playwright is made for.');
    return run('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium']);
  },
  () => {
    console.log("The download failed; installing Debian's package chromium, which needs root.");
    return (
      run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    );
  },
];

let chromium = findChromium();
for (const attempt of attempts) {
  if (chromium) break;
  attempt();
  chromium = findChromium();
}

if (!chromium) {
  console.error('No Chromium for the tests. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Browser tests use ${chromium}`);
