/**
 * Prints the path of the tests' Chromium. If there is no Chromium, says so and installs one: the Debian
 * package if root runs this on Debian. Elsewhere, or if that fails, Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const PACKAGE = 'chromium-headless-shell';

/**
 * Returns whether the command succeeds. Gives up after three minutes, because on a blocked network a command
 * may hang instead of failing.
 */
function tryCommand(command: string) {
  console.log(`> ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, { shell: true, stdio: 'inherit', timeout: 180_000, env }).status === 0;
}

if (findChromium() === undefined) {
  console.log('There is no Chromium here.');
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (
    !isRootOnDebian ||
    !tryCommand(`apt-get update && apt-get install -y --no-install-recommends ${PACKAGE}`)
  )
    tryCommand('playwright install --with-deps --only-shell chromium');
}

const path = findChromium();
if (path === undefined)
  console.error(
    `No Chromium for the tests. Install Debian's ${PACKAGE}, or name another Chromium in CHROMIUM_PATH.`,
  );
else console.log(`The tests use ${path}`);
process.exitCode = path === undefined ? 1 : 0;
