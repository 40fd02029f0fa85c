/** Firefox over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../tools/other-browsers.ts';
import { tellViolations, type Driver, type Engine } from './driver.ts';
import { type Connection, connect, startListening } from './remote-protocol.ts';

/** NS_BINDING_ABORTED: the page was left while its font was on the way. Firefox calls that an error. */
const LEFT_WHILE_LOADING = /downloadable font: download failed .* status=2152398850 /;

interface Evaluated {
  readonly [key: string]: unknown;
  readonly type: 'success' | 'exception';
  readonly result?: { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

/** A tab in a context of its own, in which nothing is stored. */
async function openTab({ send, onEvent }: Connection, baseURL: string): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const target = { context };
  const faults: string[] = [];
  onEvent((method, params) => {
    const { level, text, source } = params as unknown as LogEntry;
    const isFault = method === 'log.entryAdded' && level === 'error' && source.context === context;
    if (isFault && !LEFT_WHILE_LOADING.test(text ?? '')) faults.push(text ?? '');
  });
  await send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
  await send('script.addPreloadScript', { functionDeclaration: String(tellViolations), contexts: [context] });

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
    takeFaults: () => Promise.resolve(faults.splice(0)),
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
