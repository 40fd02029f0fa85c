/** Chromium's DevTools protocol: commands and events over a WebSocket. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Each command of the protocol is answered in a shape of its own. */
type Answer = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Answer;
  readonly result?: Answer;
  readonly error?: unknown;
}

export async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((method: string, params: Answer) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const listen of listeners) listen(message.method ?? '', message.params ?? {});
  });
  let last = 0;
  return {
    /** One connection serves all tabs, each in a session of its own. */
    send: async <Result extends Answer>(method: string, params: object = {}, session?: string) => {
      last += 1;
      const id = last;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId: session }));
      const answer = await answered;
      waiting.delete(id);
      if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer)}`);
      return (answer.result ?? {}) as Result;
    },
    onEvent: (listen: (method: string, params: Answer) => void) => {
      listeners.push(listen);
    },
  };
}

interface Started {
  readonly browser: ChildProcess;
  /** Where it listens. */
  readonly address: string;
}

/** Starts a browser, which chooses its port itself and says where it listens. */
export async function startListening(program: string, parameters: readonly string[]): Promise<Started> {
  const browser = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = new Promise<string>((resolve) => {
    let said = '';
    browser.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const ended = once(browser, 'exit').then(() => Promise.reject(new Error(`${program} does not start`)));
  const found = await Promise.race([address, ended]);
  ended.catch(() => undefined);
  return { browser, address: found };
}
