import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findDesktopChromium, findFirefox } from '../../tools/browsers/find.ts';
import { waitUntil } from '../wait-until.ts';

/** A line of what Orca did: words, or a stop that cuts off the words before it. */
interface Heard {
  readonly atMs: number;
  /** Empty for a stop. */
  readonly words: string;
}

export interface Session {
  readonly heard: readonly Heard[];
  readonly xdotool: (...parameters: readonly string[]) => void;
  readonly end: () => Promise<void>;
}

export const BROWSERS = ['firefox', 'chromium'] as const;
export type Browser = (typeof BROWSERS)[number];

/** How long Orca or a browser may take to come up, on a busy machine. */
const START_MS = 60_000;

const SIZE = ['1280', '900'] as const;

const kit = join(import.meta.dirname, 'kit/');

const COMMANDS: Readonly<Record<Browser, (profile: string) => readonly [string, ...string[]]>> = {
  firefox: (profile) => {
    cpSync(`${kit}firefox.js`, `${profile}/user.js`);
    const size = ['--width', SIZE[0], '--height', SIZE[1]];
    return [findFirefox() ?? 'firefox-esr', '--no-remote', '--profile', profile, ...size];
  },
  chromium: (profile) => [
    findDesktopChromium() ?? 'chromium',
    // It runs as root, where there is no sandbox.
    '--no-sandbox',
    '--force-renderer-accessibility',
    '--no-first-run',
    // For the same reason as in kit/firefox.js.
    '--incognito',
    `--user-data-dir=${profile}`,
    `--window-size=${SIZE.join(',')}`,
    '--window-position=0,0',
  ],
};

/** A screen, a bus, Orca and a browser of their own, so that two sessions do not meet. */
export async function startSession(browser: Browser, address: string): Promise<Session> {
  const folder = mkdtempSync(`${tmpdir()}/heard-`);
  const [home, runtime, profile, orca] = ['home', 'runtime', 'profile', 'orca'].map((name) => {
    mkdirSync(`${folder}/${name}`, { mode: 0o700 });
    return `${folder}/${name}`;
  }) as [string, string, string, string];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const children: ChildProcess[] = [];
  const start = (command: string, parameters: readonly string[] = []) => {
    const child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return createInterface({ input: child.stdout });
  };
  const firstLine = async (lines: ReturnType<typeof start>) => String((await once(lines, 'line'))[0]);

  const run = (command: string, parameters: readonly string[]) =>
    spawnSync(command, parameters, { env }).status === 0;

  const heard: Heard[] = [];
  const hears = (pattern: RegExp) => heard.some(({ words }) => pattern.test(words));
  try {
    const screen = ['-displayfd', '1', '-screen', '0', `${SIZE.join('x')}x24`, '-nolisten', 'tcp'];
    env.DISPLAY = `:${await firstLine(start('Xvfb', screen))}`;
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(
      start('dbus-daemon', ['--session', '--nofork', '--print-address=1']),
    );
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    const isManaged = () => run('xdotool', ['get_desktop']);
    // Now and then it ends as soon as it has begun.
    for (let attempts = 0; attempts < 5 && !isManaged(); attempts++) {
      start('openbox');
      await waitUntil(isManaged, 'the window manager', 5000).catch(() => undefined);
    }
    start('/usr/bin/python3', [`${kit}quiet-orca.py`, orca]).on('line', (line) => {
      heard.push({ atMs: Date.now(), words: line.split('\t')[1] ?? '' });
    });
    await waitUntil(() => hears(/Screen reader on/), 'Orca', START_MS);
    const [command, ...parameters] = COMMANDS[browser](profile);
    start(command, [...parameters, address]);
    await waitUntil(() => hears(/Finished loading/), browser, START_MS);
    // A window that has just come up takes its first keys for another's.
    await waitUntil(() => Date.now() - (heard.at(-1)?.atMs ?? 0) > 1500, 'silence', START_MS);
  } catch (error) {
    await end();
    throw error;
  }

  async function end() {
    for (const child of children.reverse()) {
      if (child.exitCode === null && child.kill()) await Promise.race([once(child, 'exit'), wait(3000)]);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  return {
    heard,
    xdotool: (...parameters) => {
      if (!run('xdotool', parameters)) throw new Error(`Failed: xdotool ${parameters.join(' ')}`);
    },
    end,
  };
}
