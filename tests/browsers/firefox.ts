/** Firefox over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../tools/other-browsers.ts';
import type { Driver, Engine } from './driver.ts';
import { type Connection, connect, startListening } from './remote-protocol.ts';

interface Evaluated {
  readonly [key: string]: unknown;
  readonly type: 'success' | 'exception';
  readonly result?: { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A tab in a context of its own, in which nothing is stored. */
async function openTab({ send }: Connection, baseURL: string): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const target = { context };

  const run = async (expression: string) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
      resultOwnership: 'root',
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const element = async (expression: string) => {
    const sharedId = (await run(expression))?.sharedId;
    if (sharedId === undefined) throw new Error('is not there');
    return { sharedId };
  };
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });

  return {
    visit: async (path) => {
      await send('browsingContext.navigate', { context, url: new URL(path, baseURL).href, wait: 'complete' });
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport });
    },
    evaluate: async (expression) => {
      const text = (await run(`Promise.resolve(${expression}).then((value) => JSON.stringify(value))`))
        ?.value;
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
    },
    click: async (expression) => {
      const origin = { type: 'element', element: await element(expression) };
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    fill: async (expression, text) => {
      const functionDeclaration = '(field) => { field.focus(); field.select(); }';
      const field = await element(expression);
      await send('script.callFunction', {
        functionDeclaration,
        arguments: [field],
        target,
        awaitPromise: false,
      });
      const keys = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act('key', keys);
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

export async function launchFirefox(): Promise<Engine> {
  const program = findFirefox();
  if (!program) throw new Error('There is no Firefox: npm run test:browsers -- firefox installs it.');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const { browser, address } = await startListening(program, [
    ...['--headless', '--no-remote', '--profile', profile],
    '--remote-debugging-port=0',
  ]);
  const connection = await connect(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  return {
    open: (baseURL) => openTab(connection, baseURL),
    close: async () => {
      const ended = once(browser, 'exit');
      await connection.send('browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
