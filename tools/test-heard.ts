/**
 * Listens to the main journeys with the screen reader Orca, in Firefox and Chromium side by side, and writes what was heard
 * to test-results/heard. What is missing is installed first, on Debian and as root.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SAMPLE_BUILDS } from '../tests/e2e/addresses.ts';
import { freePort } from '../tests/free-port.ts';
import { FAILURE_TOAST } from '../tests/heard/failure-toast.ts';
import { JOURNEYS } from '../tests/heard/journeys.ts';
import { listenTo } from '../tests/heard/listener.ts';
import { BROWSERS, startSession, type Browser } from '../tests/heard/session.ts';
import { installFromDebian, isRootOnDebian } from './run.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'dbus-x11': '/usr/bin/dbus-launch',
  xvfb: '/usr/bin/Xvfb',
  xdotool: '/usr/bin/xdotool',
  openbox: '/usr/bin/openbox',
  'firefox-esr': '/usr/bin/firefox-esr',
  chromium: '/usr/bin/chromium',
};

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const missing = () => Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ''));
if (missing().length > 0 && isRootOnDebian) installFromDebian(...missing());
if (missing().length > 0) end(`Listening needs what these packages of Debian have: ${missing().join(', ')}.`);
if (!existsSync(SAMPLE_BUILDS.silent))
  end('There is no sample to listen to yet: run `npm run build:samples` first.');

/** The sample, and one page more. */
const SITE = '.astro/sample/heard';
rmSync(SITE, { recursive: true, force: true });
cpSync(SAMPLE_BUILDS.silent, SITE, { recursive: true });
for (const [file, text] of Object.entries(FAILURE_TOAST)) writeFileSync(`${SITE}/${file}`, text);

const TRANSCRIPTS = 'test-results/heard';
mkdirSync(TRANSCRIPTS, { recursive: true });

const port = String(await freePort());
const server = spawn('node', ['tools/serve.ts'], { env: { ...process.env, PORT: port, DIST: SITE } });
const site = `http://localhost:${port}`;

/** Gives what was wrong. */
async function listenIn(browser: Browser): Promise<readonly string[]> {
  const session = await startSession(browser, site);
  const faults: string[] = [];
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      const listener = listenTo(session, site);
      const stop = await journey(listener).catch((error: unknown) => String(error));
      const found = [...listener.result(), ...(stop === undefined ? [] : [stop])];
      faults.push(...found.map((fault) => `${browser}, ${name}: ${fault}`));
    }
  } finally {
    await session.end();
    writeFileSync(`${TRANSCRIPTS}/${browser}.txt`, session.heard.map(({ words }) => words).join('\n'));
  }
  return faults;
}

console.time('listening');
const results = await Promise.allSettled(BROWSERS.map(listenIn));
server.kill();
const faults = results.flatMap((result) =>
  result.status === 'fulfilled' ? result.value : [String(result.reason)],
);
for (const fault of faults) console.error(fault);
console.timeEnd('listening');
console.log(`${Object.keys(JOURNEYS).length} journeys in ${BROWSERS.join(' and ')}: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
