/** The development server's page of mistakes, with a server of our own in the place of Vite's. */
import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE } from './changed-content.ts';
import { overlay } from '../../tools/content-check/dev-server.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let root: string;
let watcher: EventEmitter;
let middleware: Middleware;
const events: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  watcher = new EventEmitter();
  root = mkdtempSync(join(tmpdir(), 'content-overlay-'));
  cpSync(SAMPLE, root, { recursive: true });
  const log = (text: string) => events.push(text);
  const server = {
    watcher,
    ws: { send: ({ type }: { type: string }) => events.push(type) },
    config: { logger: { error: log, info: log } },
    middlewares: { use: (added: Middleware) => (middleware = added) },
  };
  const { configureServer } = overlay(root);
  if (typeof configureServer === 'function')
    void configureServer.call({} as never, server as unknown as ViteDevServer);
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

function edit(from: string, to: string) {
  const path = join(root, 'content/plans.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  watcher.emit('all', 'change', path);
  vi.runAllTimers();
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

test('a mistake is printed in the terminal and shown in the place of every page', () => {
  expect(ask('text/html')).toBe('passed on');
  edit('featured: true', 'featured: yes');
  expect(events).toEqual([SENTENCE, 'full-reload']);
  expect(ask('text/html,*/*')).toContain('found "yes", but only true or false is allowed');
});

test('scripts and pictures are passed on', () => {
  edit('featured: true', 'featured: yes');
  expect(ask('*/*')).toBe('passed on');
});

test('the pages come back when the file is in order again', () => {
  edit('featured: true', 'featured: yes');
  edit('featured: yes', 'featured: true');
  expect(events.slice(2)).toEqual(['The content is in order again.', 'full-reload']);
  expect(ask('text/html')).toBe('passed on');
});

test('an edit without a mistake is left to the server itself', () => {
  edit('amount: 24000', 'amount: 25000');
  expect(events).toEqual([]);
});

test('files of other folders are not looked at', () => {
  watcher.emit('all', 'change', join(root, 'src/pages/index.astro'));
  expect(vi.getTimerCount()).toBe(0);
});

test('what a mistake quotes cannot become part of the page', () => {
  edit('featured: true', 'featured: <script>alert(1)</script>');
  expect(ask('text/html')).not.toContain('<script>alert');
});
