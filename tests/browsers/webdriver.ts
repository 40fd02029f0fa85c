/** As much of a WebDriver client as the flows need: https://www.w3.org/TR/webdriver2/ */
import type { Driver } from './driver.ts';

/** By this key the protocol tells an element from other values. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Answer {
  readonly value: unknown;
}

async function ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Whether a driver answers there yet. */
export const isReady = (server: string) =>
  ask('GET', `${server}/status`).then(
    () => true,
    () => false,
  );

/** A tab whose paths are those of a site. */
export async function startSession(server: string, baseURL: string, capabilities: object): Promise<Driver> {
  const { sessionId } = (await ask('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string };
  const session = `${server}/session/${sessionId}`;
  const evaluate = (expression: string) =>
    ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });

  const element = async (expression: string) => {
    const found = (await evaluate(expression)) as Readonly<Record<string, string>> | null;
    const id = found?.[ELEMENT];
    if (id === undefined) throw new Error('is not there');
    return `${session}/element/${id}`;
  };
  return {
    evaluate,
    visit: (path) => ask('POST', `${session}/url`, { url: new URL(path, baseURL).href }),
    resize: (size) => ask('POST', `${session}/window/rect`, size),
    click: async (expression) => ask('POST', `${await element(expression)}/click`, {}),
    fill: async (expression, text) => {
      const field = await element(expression);
      await ask('POST', `${field}/clear`, {});
      await ask('POST', `${field}/value`, { text });
    },
    close: () => ask('DELETE', session),
  };
}
