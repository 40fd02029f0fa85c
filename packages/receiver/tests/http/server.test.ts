/** The receiver as a process: whose request it is behind a proxy, and connections that end, theirs or its own. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { mailServer } from '../mail/mail-server.ts';
import { receiverPlace } from '../receiver-process.ts';
import { message } from '../samples.ts';

let place: Awaited<ReturnType<typeof receiverPlace>>;
let running: Awaited<ReturnType<typeof place.start>>;
beforeEach(async () => {
  place = await receiverPlace();
  running = await place.start({ settings: { TRUSTED_PROXIES: '1', RATE_LIMIT: '1' } });
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

test('told to stop, it serves visitors until the mails that are under way are done', async () => {
  await running.kill();
  const server = await mailServer({ at: 'stalls' });
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: 'shop@example.co.ke',
    SALES_MAIL: 'sales@example.co.ke',
  };
  running = await place.start({ settings });
  expect((await place.post('/messages', message(), { key: 'first-key' })).status).toBe(200);
  await server.stalled;
  const stopped = running.end('SIGTERM');
  let served = 0;
  const isServed = () =>
    fetch(`${place.own}/health`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await isServed()) served += 1;
  // One or two could slip in before the signal.
  expect(served).toBeGreaterThan(20);
  expect(await stopped).toBe(0);
});

/** Holds the listening socket, as systemd does, and starts the receiver again once it has ended. */
const ACTIVATED = 'export LISTEN_FDS=1; for _ in 1 2; do "$0" "$1" & echo "pid $!"; wait $!; done';

test('started anew by who holds its socket, it turns no one away', async () => {
  await running.kill();
  const listening = createServer().listen(place.port, '127.0.0.1');
  await once(listening, 'listening');
  const holder = place.spawn(['-c', ACTIVATED], listening);
  const lines = createInterface(holder.stdout)[Symbol.asyncIterator]();
  const next = async (pattern: RegExp): Promise<string> => {
    const { value = '', done } = await lines.next();
    return done === true || pattern.test(value) ? value : next(pattern);
  };
  const pid = Number(/\d+/.exec(await next(/^pid/))?.[0]);
  await next(/^The receiver is on/);
  // From now on the socket is the other processes' alone.
  listening.close();
  process.kill(pid, 'SIGTERM');
  const second = next(/^pid/);
  const ask = (key: string) => place.post('/messages', message(), { key, headers: { connection: 'close' } });
  const [before, line] = await Promise.all([ask('before-it-ends'), second]);
  const after = await ask('while-it-starts');
  process.kill(Number(/\d+/.exec(line)?.[0]), 'SIGTERM');
  await once(holder, 'exit');
  expect([before.status, after.status]).toEqual([200, 200]);
});
