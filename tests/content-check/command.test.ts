/** The command in a folder of its own: what it prints, its exit code, and what it asks git. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mistakesIn } from '../../tools/content-check/project.ts';
import { report } from '../../tools/content-check/engine/mistake.ts';
import { overlay } from '../../tools/content-check/dev-server.ts';
import { SAMPLE } from './changed-content.ts';

const command = join(import.meta.dirname, '../../tools/content-check.ts');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'));
  cpSync(SAMPLE, root, { recursive: true });
  // Git as it is without anybody's settings.
  vi.stubEnv('CONTENT_BASE', undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** What the command prints, without a process of its own. */
function check(base?: string) {
  const { mistakes, fileCount } = mistakesIn(root, base);
  return report(mistakes, fileCount);
}

const IN_ORDER = 'The content is in order: 46 files checked.';
const CHANGED = /^content\/legal\/refund\.mdx line 5, version: found a text other/;

function git(...parameters: readonly string[]) {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@office.example'];
  const { status, stderr } = spawnSync('git', ['-C', root, ...identity, ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function publish(message: string) {
  git('add', '-A');
  git('commit', '-qm', message);
}

function edit(file: string, from: string, to: string) {
  const path = join(root, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const editRefund = () => {
  edit('legal/refund.mdx', 'Phoning is fine', 'A call is fine');
};

test('mistakes are printed one a line with their number, and the command fails', () => {
  edit('plans.yaml', 'featured: true', 'featured: yes');
  edit('pages/contact.yaml', '{company.reply}. ', '');
  edit('company.yaml', "opens: '08:30'", 'opens: 8:30');
  const { stdout, stderr, status } = spawnSync(process.execPath, [command], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ out: stdout.trim(), error: stderr, status }).toEqual({
    out: [
      'content/company.yaml line 28, hours > item 1 (Monday to Friday) > opens: found "8:30", but it must be a time like "08:30"; write: `\'08:30\'`',
      'content/plans.yaml line 19, item 2 (professional) > featured: found "yes", but only true or false is allowed; write: `true`',
      '',
      '2 mistakes.',
    ].join('\n'),
    error: '',
    status: 1,
  });
});

test('content is in order also where there is no git', () => {
  expect(check()).toBe(IN_ORDER);
});

test('a file saved by Windows, with its line ends and its mark in front, is read like any other', () => {
  const path = join(root, 'content/legal/refund.mdx');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(check()).toBe(IN_ORDER);
});

test('a legal text is held against the last commit', () => {
  git('init', '-q', '-b', 'work');
  publish('Publish');
  expect(check()).toBe(IN_ORDER);
  editRefund();
  expect(check()).toMatch(CHANGED);
});

test('on a branch, a legal text is held against the place where the branch left', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  git('switch', '-qc', 'edit');
  editRefund();
  publish('Edit');
  expect(check()).toMatch(CHANGED);
});

test('a legal text can be held against any revision', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  editRefund();
  publish('Edit on the main branch');
  expect(check('HEAD~1')).toMatch(CHANGED);
  expect(() => check('never')).toThrow('git knows no revision "never" here');
});

test('on the main branch, a legal text is held against the first commit that has its version', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  editRefund();
  publish('Edit under the same version');
  edit('partners.yaml', 'Cisco', 'Juniper');
  publish('Edit something else');
  expect(check()).toMatch(CHANGED);
  expect(check()).toContain('\nversion: "1.1"\neffectiveDate: ');
});

test('a figure that documents print is held against that commit too', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  edit('policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5');
  publish('Edit a figure');
  expect(check()).toContain('found "5 business days" (refund.reply) where it said "3 business days"');
});

const DRAFT =
  "  - file: legal/refund.mdx\n    field: effectiveDate\n    words: '2025-01-01'\n    supply: the launch\n";

test.each<[string, Parameters<typeof edit>]>([
  ['is set', ['legal/refund.mdx', 'effectiveDate: 2025-01-01', 'effectiveDate: 2025-01-02']],
  ['is confirmed', ['marks.yaml', DRAFT, '']],
])('a draft binds nobody: what counts is the first commit in which its day %s', (_, launch) => {
  git('init', '-q', '-b', 'main');
  publish('Begin, in force');
  edit('marks.yaml', 'placeholders:\n', `placeholders:\n${DRAFT}`);
  publish('Draft');
  editRefund();
  publish('Edit the draft');
  edit(...launch);
  publish('Launch');
  expect(check()).toBe(IN_ORDER);
  edit('legal/refund.mdx', 'A call is fine', 'Calling is fine');
  publish('Edit what is in force');
  expect(check()).toMatch(CHANGED);
});

test('without its whole history a copy says so, and only CI fails for it', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  expect(mistakesIn(root).unchecked).toBeUndefined();
  rmSync(join(root, '.git'), { recursive: true });
  const run = (CI: string) =>
    spawnSync(process.execPath, [command], { cwd: root, encoding: 'utf8', env: { ...process.env, CI } });
  expect(run('').stdout).toMatch(/in order.*\nThe legal documents were not held against the published ones/);
  expect([run('').status, run('true').status]).toEqual([0, 1]);
});

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let changed: (path: string) => Promise<void>;
let middleware: Middleware;
let connect: () => void;
const events: string[] = [];

describe('the development server, with one of our own in the place of Vite’s', () => {
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

  test('a mistake is printed in the terminal and shown in the place of every page', async () => {
    expect(ask('text/html')).toBe('passed on');
    await save('featured: true', 'featured: yes');
    expect(events).toEqual([SENTENCE, 'full-reload']);
    expect(ask('text/html,*/*')).toContain('found "yes", but only true or false is allowed');
  });

  test('scripts and pictures are passed on', async () => {
    await save('featured: true', 'featured: yes');
    expect(ask('*/*')).toBe('passed on');
  });

  test('the pages come back when the file is in order again', async () => {
    await save('featured: true', 'featured: yes');
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

  test('an edit without a mistake is left to the server itself', async () => {
    await save('amount: 24000', 'amount: 25000');
    expect(events).toEqual([]);
  });

  test('files of other folders are not looked at', async () => {
    edit('plans.yaml', 'featured: true', 'featured: yes');
    await changed(join(root, 'src/pages/index.astro'));
    expect(events).toEqual([]);
  });

  test('what a mistake quotes cannot become part of the page', async () => {
    await save('featured: true', 'featured: <script>alert(1)</script>');
    expect(ask('text/html')).not.toContain('<script>alert');
  });
});
