/** A receiver that is told to stop finishes what it has begun. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { receiverPlace } from './receiver-process.ts';
import { KEY } from './receiver.ts';
import { message } from './samples.ts';

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
    const socket = connect(place.port, '127.0.0.1');
    const answer = text(socket);
    socket.write(
      `POST /messages HTTP/1.1\r\nHost: receiver\r\nContent-Type: application/json\r\nIdempotency-Key: ${KEY}\r\n` +
        `Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // It has begun: it asks for the body.
    await once(socket, 'readable');
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
