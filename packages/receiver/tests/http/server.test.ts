/**
 * The receiver as a process: the client's address behind a proxy, and connections that end, theirs or its
 * own.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { mailServer } from '../mail/mail-server.ts';
import { prepareReceiver } from '../receiver-process.ts';
import { message } from '../samples.ts';

let place: Awaited<ReturnType<typeof prepareReceiver>>;
let running: Awaited<ReturnType<typeof place.start>>;
beforeEach(async () => {
  place = await prepareReceiver();
  running = await place.start({ settings: { TRUSTED_PROXIES: '1', RATE_LIMIT: '1' } });
});
afterEach(async () => {
  await running.kill();
  place.remove();
});

test('behind a trusted proxy each visitor has a limit of their own', async () => {
  const statusFrom = async (key: string, forwardedFor: string) =>
    (await place.post('/messages', message(), { key, headers: { 'X-Forwarded-For': forwardedFor } })).status;
  expect(await statusFrom('first-key', '203.0.113.1')).toBe(200);
  expect(await statusFrom('second-key', '203.0.113.2')).toBe(200);
  expect(await statusFrom('third-key', '198.51.100.7, 203.0.113.1')).toBe(429);
});

const body = JSON.stringify(message());

/** Sends the head of a message, and waits until the receiver asks for the body. */
async function upload(length: string) {
  const socket = connect(place.port, '127.0.0.1');
  const head = [
    'POST /messages HTTP/1.1',
    'Host: receiver',
    'Content-Type: application/json',
    'Idempotency-Key: key-of-a-test',
    'Connection: close',
    'Expect: 100-continue',
    length,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test.each([`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'])(
  'a message that breaks off (%s) is a line in the log, and is taken when it comes whole',
  async (length) => {
    const socket = await upload(length);
    socket.write('5\r\n{"kin\r\n');
    socket.destroy();
    await waitUntil(() => running.errors.length > 0, 'the line in the log');
    expect(running.errors.join()).toMatch(/^\S+ A request was broken off by its sender$/);
    expect(await place.kept()).toEqual([]);
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    expect((await place.post('/messages', message(), { headers })).status).toBe(200);
  },
);

async function refusesConnections(): Promise<boolean> {
  const socket = connect(place.port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return isOpen === undefined;
}

test('a receiver that is told to stop takes nothing new, and answers requests that have begun', async () => {
  const socket = await upload(`Content-Length: ${body.length}`);
  const answer = text(socket);
  const stopped = running.end('SIGTERM');
  await waitUntil(refusesConnections, 'it to take nothing new');
  socket.write(body);
  expect(await answer).toContain('HTTP/1.1 200');
  expect(await stopped).toBe(0);
  expect(await place.kept()).toHaveLength(1);
});

test('a receiver that is told to stop serves visitors until the mails under way are done', async () => {
  await running.kill();
  const server = await mailServer({ at: 'stalls' });
  running = await place.start({
    settings: {
      SMTP_URL: server.url,
      MAIL_FROM: 'shop@example.co.ke',
      SALES_MAIL: 'sales@example.co.ke',
    },
  });
  expect((await place.post('/messages', message(), { key: 'first-key' })).status).toBe(200);
  await server.stalled;
  const stopped = running.end('SIGTERM');
  let served = 0;
  const isServed = () =>
    fetch(`${place.origin}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await isServed()) served += 1;
  // One or two could slip in before the signal.
  expect(served).toBeGreaterThan(20);
  expect(await stopped).toBe(0);
});

/** Holds the listening socket as systemd does, and starts the receiver again when it has ended. */
const ACTIVATED = 'export LISTEN_FDS=1; for _ in 1 2; do "$0" "$1" & echo "pid $!"; wait $!; done';

test('a restart under systemd’s socket turns no one away', async () => {
  await running.kill();
  const listening = createServer().listen(place.port, '127.0.0.1');
  await once(listening, 'listening');
  const holder = place.spawn(['-c', ACTIVATED], listening);
  const lines = createInterface(holder.stdout)[Symbol.asyncIterator]();
  const next = async (pattern: RegExp): Promise<string> => {
    const { value = '', done } = await lines.next();
    return done === true || pattern.test(value) ? value : next(pattern);
  };
  const nextPid = async () => Number(/\d+/.exec(await next(/^pid/))?.[0]);
  const pid = await nextPid();
  await next(/^The receiver is on/);
  // Only the other processes hold the socket from now on.
  listening.close();
  process.kill(pid, 'SIGTERM');
  const ask = (key: string) => place.post('/messages', message(), { key, headers: { connection: 'close' } });
  const [before, secondPid] = await Promise.all([ask('before-it-ends'), nextPid()]);
  const after = await ask('while-it-starts');
  process.kill(secondPid, 'SIGTERM');
  await once(holder, 'exit');
  expect([before.status, after.status]).toEqual([200, 200]);
});
