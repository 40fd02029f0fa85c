/** The receiver as a process: whose request it is behind a proxy, and connections that end, theirs or its own. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listening } from '@site/rules/tests/free-port';
import { waitUntil } from '@site/rules/tests/wait-until';
import { receiverPlace } from '../receiver-process.ts';
import { message } from '../samples.ts';

let place: Awaited<ReturnType<typeof receiverPlace>>;
let running: Awaited<ReturnType<typeof place.start>>;
beforeEach(async () => {
  place = await receiverPlace();
  running = await place.start({ settings: { TRUSTED_PROXIES: '127.0.0.1, ::1', RATE_LIMIT: '1' } });
});
afterEach(async () => {
  await running.kill();
  place.remove();
});

test('behind a trusted proxy each visitor has a limit of their own, whatever else the header says', async () => {
  let sent = 0;
  const statusFor = async (forwardedFor: string) => {
    sent += 1;
    const sending = { key: `message-number-${sent}`, headers: { 'X-Forwarded-For': forwardedFor } };
    return (await place.post('/messages', message(), sending)).status;
  };
  expect(await statusFor('203.0.113.1')).toBe(200);
  expect(await statusFor('203.0.113.2')).toBe(200);
  expect(await statusFor('198.51.100.7, 203.0.113.1')).toBe(429);
  expect(await place.kept()).toHaveLength(2);
});

const body = JSON.stringify(message());

/** Sends the head of a message, and waits until the receiver asks for the body. */
async function upload(length: string) {
  const socket = connect(place.port, '127.0.0.1');
  const head = ['POST /messages HTTP/1.1', 'Host: receiver', 'Content-Type: application/json'];
  const wishes = ['Idempotency-Key: key-of-a-test', 'Connection: close', 'Expect: 100-continue'];
  socket.write([...head, ...wishes, length, '', ''].join('\r\n'));
  await once(socket, 'readable');
  return socket;
}

test.each([`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'])(
  'a message that breaks off (%s) is a line in the log, and taken once it comes whole',
  async (length) => {
    const socket = await upload(length);
    socket.write('5\r\n{"kin\r\n');
    socket.destroy();
    await waitUntil(() => running.errors.length > 0, 'the line in the log');
    expect(running.errors).toEqual([
      expect.stringMatching(/^\S+ A request was broken off by its sender$/) as string,
    ]);
    expect(await place.kept()).toEqual([]);
    const whole = { headers: { 'X-Forwarded-For': '203.0.113.1' } };
    expect((await place.post('/messages', message(), whole)).status).toBe(200);
  },
);

/** A preload after which the clock on the wall runs backwards, an hour a second. */
const BACKWARDS = 'const start = Date.now(); Date.now = () => start - performance.now() * 3600;';

test('while the clock is set back, a limit lasts as long as it says, and health is of now', async () => {
  await running.kill();
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(BACKWARDS)}`;
  running = await place.start({ settings: { RATE_LIMIT: '1', RATE_WINDOW_SECONDS: '1', NODE_OPTIONS } });
  const post = (key: string) => place.post('/messages', message(), { key });
  const health = async () => (await fetch(`${place.own}/health`)).status;
  expect(await health()).toBe(200);
  const answers = await Promise.all(['one-at-once', 'another-at-once'].map(post));
  const waits = answers.map(({ headers }) => headers.get('Retry-After'));
  expect(waits.sort()).toEqual(['1', null]);
  rmSync(place.environment.CATALOGUE);
  await waitUntil(async () => (await post('later-than-both')).status === 200, 'the limit to end');
  await waitUntil(async () => (await health()) === 503, 'health to look again');
});

/** Whether new connections are turned away. */
async function isClosed(): Promise<boolean> {
  const socket = connect(place.port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return isOpen === undefined;
}

test('told to stop it takes nothing new, and answers what has begun', async () => {
  const socket = await upload(`Content-Length: ${body.length}`);
  const answer = text(socket);
  const stopped = running.end('SIGTERM');
  await waitUntil(isClosed, 'it to take nothing new');
  socket.write(body);
  expect(await answer).toContain('HTTP/1.1 200');
  expect(await stopped).toBe(0);
  expect(await place.kept()).toHaveLength(1);
});

test('told to stop while it asks the site what to delete, it says nothing of that, and ends', async () => {
  await running.end('SIGTERM');
  const connection = new DatabaseSync(place.place.DATABASE);
  connection.exec('DELETE FROM daily_purge');
  connection.close();
  const asked: Socket[] = [];
  const site = createServer((socket) => asked.push(socket));
  onTestFinished(() => {
    for (const one of asked) one.destroy();
    site.close();
  });
  const CATALOGUE = `http://127.0.0.1:${await listening(site)}/catalogue.json`;
  running = await place.start({ settings: { CATALOGUE } });
  await waitUntil(() => asked.length > 0, 'the question');
  const socket = await upload(`Content-Length: ${body.length}`);
  const answer = text(socket);
  const stopped = running.end('SIGTERM');
  await waitUntil(isClosed, 'it to take nothing new');
  for (const one of asked) one.destroy();
  socket.write(body);
  expect(await answer).toContain('HTTP/1.1 200');
  expect(await stopped).toBe(0);
  expect(running.errors).toEqual([]);
});
