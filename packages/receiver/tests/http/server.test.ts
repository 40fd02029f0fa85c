/** Runs the receiver as a process, behind a proxy, and with connections that either side ends. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitUntil } from '../../../../tests/support/wait-until.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { prepareReceiver, type RunningProcess, type StartOptions } from '../receiver-process.ts';
import { buildMessage } from '../samples.ts';
import { listStoredEmails } from '../temporary-store.ts';

let preparedReceiver: Awaited<ReturnType<typeof prepareReceiver>>;
let runningProcess: RunningProcess;
beforeEach(async () => {
  preparedReceiver = await prepareReceiver();
});
afterEach(async () => {
  await runningProcess.kill();
  preparedReceiver.remove();
});

async function startProcess(options?: StartOptions) {
  runningProcess = await preparedReceiver.start(options);
}

const body = JSON.stringify(buildMessage());

/** Sends the headers of a message, and waits until the receiver asks for the body. */
async function beginUpload(length = `Content-Length: ${body.length}`) {
  const socket = connect(preparedReceiver.port, '127.0.0.1');
  const headers = `POST /messages HTTP/1.1
Host: receiver
Content-Type: application/json
Idempotency-Key: key-of-a-test
Connection: close
Expect: 100-continue
${length}

`;
  socket.write(headers.replaceAll('\n', '\r\n'));
  await once(socket, 'readable');
  return socket;
}

test('an interrupted upload is logged and not stored', async () => {
  await startProcess();
  // The first upload ends before its Content-Length, and the second before its last chunk.
  for (const length of [undefined, 'Transfer-Encoding: chunked']) {
    const socket = await beginUpload(length);
    socket.write('5\r\n{"kin\r\n');
    socket.destroy();
  }
  await waitUntil(() => runningProcess.errors.length > 1, 'two lines in the log');
  for (const error of runningProcess.errors) expect(error).toMatch(/^\S+ The client aborted a request$/);
  expect(await preparedReceiver.listStoredSubmissions()).toEqual([]);
});

test('behind a proxy, each visitor has a separate rate limit', async () => {
  await startProcess({ settings: { TRUSTED_PROXIES: '1', RATE_LIMIT: '2' } });
  const statuses = [];
  // In the last header, the client itself has written an address before the one that the proxy adds.
  for (const forwardedFor of ['203.0.113.1', '203.0.113.2', '203.0.113.1', '198.51.100.7, 203.0.113.1']) {
    const headers = { 'X-Forwarded-For': forwardedFor };
    statuses.push((await preparedReceiver.post('/messages', buildMessage(), { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

async function refusesConnections() {
  const socket = connect(preparedReceiver.port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => false);
  socket.destroy();
  return !isOpen;
}

test('before it exits, the receiver finishes open requests and accepts no new connection', async () => {
  await startProcess();
  const socket = await beginUpload();
  const receiving = text(socket);
  const ending = runningProcess.end('SIGTERM');
  await waitUntil(refusesConnections, 'it to accept no new connection');
  // The process is stopping, but still reads this request and responds to it.
  socket.write(body);
  expect(await receiving).toContain('HTTP/1.1 200');
  expect(await ending).toBe(0);
  expect(await preparedReceiver.listStoredSubmissions()).toHaveLength(1);
});

const serviceUnit = readFileSync(new URL('../../deploy/receiver.service', import.meta.url), 'utf8');
/** systemd kills a process that has not ended after this time. */
const STOP_MS = Number(/^TimeoutStopSec=(\d+)$/mu.exec(serviceUnit)?.[1]) * 1000;

test('a stopping receiver serves visitors while the mail server stalls, and exits in time', async () => {
  const server = await startMailServer({ at: 'message', afterMessage: 'stall' });
  await startProcess({ settings: { SMTP_URL: server.url } });
  await preparedReceiver.post('/messages', buildMessage());
  // The process is told to stop while an email is being sent.
  await server.whenStalled;
  const killTimer = setTimeout(() => void runningProcess.kill(), STOP_MS);
  const ending = runningProcess.end('SIGTERM');
  let servedCount = 0;
  for (;;) {
    const response = await fetch(`${preparedReceiver.origin}/health`).catch(() => undefined);
    if (response?.status !== 200) break;
    servedCount += 1;
  }
  // One or two requests could arrive before the signal.
  expect(servedCount).toBeGreaterThan(20);
  expect(await ending).toBe(0);
  clearTimeout(killTimer);
  // The next process can send the email at once, and the aborted attempt does not count.
  const [[email] = []] = await listStoredEmails(preparedReceiver.databaseSettings);
  expect(email).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(Date.parse(email?.at ?? '')).toBeLessThan(Date.now());
  expect(runningProcess.errors).toEqual([]);
});

test('the receiver listens on the socket from systemd instead of its port', async () => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  await startProcess({ settings: { LISTEN_FDS: '1' }, socket });
  // From now on only the receiver holds the socket.
  socket.close();
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/health`);
  // nginx closes an idle connection after 60 seconds, so the receiver must keep it for longer.
  expect([status, headers.get('keep-alive')]).toEqual([200, 'timeout=65']);
  expect(await refusesConnections()).toBe(true);
});
