/** An upload that its sender breaks off, and one that is under way when the receiver has to stop. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { faultLine } from '../../examples/receiver/log.ts';
import { receiverPlace } from './receiver-process.ts';
import { KEY, startReceiver } from './receiver.ts';
import { message } from './samples.ts';

/** Sends the head of a message, and waits until the receiver asks for the body. */
async function beginUpload(port: number, length: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /messages HTTP/1.1\r\nHost: receiver\r\nContent-Type: application/json\r\nIdempotency-Key: ${KEY}\r\n` +
      `Connection: close\r\nExpect: 100-continue\r\n${length}\r\n\r\n`,
  );
  await once(socket, 'readable');
  return socket;
}

test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
  'broken off, with %s, is one line in the log',
  async (length) => {
    const reported = Promise.withResolvers<unknown>();
    const receiver = await startReceiver({ report: reported.resolve });
    try {
      const socket = await beginUpload(Number(new URL(receiver.own).port), length);
      socket.write('5\r\n{"kin\r\n');
      socket.destroy();
      expect(faultLine(await reported.promise)).toBe('A request was broken off by its sender');
      expect(receiver.kept()).toEqual([]);
    } finally {
      await receiver.stop();
    }
  },
);

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

test('what is half sent when it is told to stop is still taken', async () => {
  const place = await receiverPlace();
  const running = await place.start();
  try {
    const body = JSON.stringify(message());
    const socket = await beginUpload(place.port, `Content-Length: ${Buffer.byteLength(body)}`);
    const answer = text(socket);
    const stopped = running.end('SIGTERM');
    while (!(await isRefused(place.port)));
    socket.write(body);
    expect(await answer).toContain('HTTP/1.1 200 OK');
    expect(await stopped).toBe(0);
    expect((await place.kept()).map((submission) => submission.body)).toEqual([body]);
  } finally {
    await running.kill();
    place.remove();
  }
});
