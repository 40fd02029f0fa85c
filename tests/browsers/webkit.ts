/** WebKitGTK's MiniBrowser over classic WebDriver, on a screen in memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { findWebKit } from '../../tools/browsers/find.ts';
import type { Engine } from './driver.ts';
import { isReady, startSession } from './webdriver.ts';
import { freePort } from '../free-port.ts';

/** Starts the screen, which chooses its number itself and writes it to the descriptor 3. */
async function startScreen(command: string) {
  const screen = spawn(command, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , number] = screen.stdio;
  if (!number) throw new Error('The screen tells no number');
  const [chunk] = (await once(number, 'data')) as [Buffer];
  return { screen, display: `:${chunk.toString().trim()}` };
}

export async function launchWebKit(): Promise<Engine> {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit: npm run test:browsers -- webkit installs it.');
  const { screen, display } = await startScreen(found.screen);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const server = `http://localhost:${port}`;
  while (!(await isReady(server))) await pause(20);

  const capabilities = {
    'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
  };
  return {
    open: (baseURL) => startSession(server, baseURL, capabilities),
    close: () => {
      driver.kill();
      screen.kill();
      return Promise.resolve();
    },
  };
}
