/** The check beside the development server, with one of our own in the place of Vite's. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { overlay } from '../../tools/content-check/dev-server.ts';
import { contentFolderForEachTest, edit, root } from './content-folder.ts';

contentFolderForEachTest();

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let changed: (path: string) => Promise<void>;
let middleware: Middleware;
let connect: () => void;
const events: string[] = [];

beforeEach(async () => {
  events.length = 0;
  const watcher = new EventEmitter();
  const log = (text: string) => events.push(text);
  const server = {
    watcher,
    ws: {
      send: ({ type }: { type: string }) => events.push(type),
      on: (_: string, connected: () => void) => (connect = connected),
    },
    config: { logger: { error: log, info: log } },
    middlewares: { use: (added: Middleware) => (middleware = added) },
  };
  const { api, configureServer } = overlay(root);
  changed = async (path) => {
    watcher.emit('all', 'change', path);
    await api?.checked();
  };
  if (typeof configureServer === 'function')
    await configureServer.call({} as never, server as unknown as ViteDevServer);
});

async function save(from: string, to: string) {
  edit('plans.yaml', from, to);
  await changed(join(root, 'content/plans.yaml'));
}

/** What a request is answered with: a page of mistakes, or nothing of ours. */
function ask(accept: string) {
  let answer = 'passed on';
  const response = { writeHead: () => response, end: (body: string) => (answer = body) };
  middleware(
    { headers: { accept } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return answer;
}

const SENTENCE =
  'content/plans.yaml line 19, item 2 (professional) > featured: found "yes", but only true or false is allowed; write: `true`';

test('a mistake is printed and stands in the place of every page, until the file is in order again', async () => {
  expect(ask('text/html')).toBe('passed on');
  await save('featured: true', 'featured: yes');
  expect(events).toEqual([SENTENCE, 'full-reload']);
  expect(ask('text/html,*/*')).toContain('found "yes", but only true or false is allowed');
  expect(ask('*/*'), 'scripts and pictures').toBe('passed on');
  await save('featured: yes', 'featured: true');
  expect(events.slice(2)).toEqual(['The content is in order again.', 'full-reload']);
  expect(ask('text/html')).toBe('passed on');
});

test('a page that connects after the mistake is reloaded', async () => {
  connect();
  await save('featured: true', 'featured: yes');
  events.length = 0;
  connect();
  expect(events).toEqual(['full-reload']);
});

test('an edit without a mistake, and files of other folders, are left to the server itself', async () => {
  await save('amount: 24000', 'amount: 25000');
  edit('plans.yaml', 'featured: true', 'featured: yes');
  await changed(join(root, 'src/pages/index.astro'));
  expect(events).toEqual([]);
});

test('what a mistake quotes cannot become part of the page', async () => {
  await save('featured: true', 'featured: <script>alert(1)</script>');
  expect(ask('text/html')).not.toContain('<script>alert');
});
