/** A visitor's connection that ends in the middle of an upload. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { faultLine } from '../../examples/receiver/log.ts';
import { startReceiver } from './receiver.ts';

test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
  'with %s is one line in the log',
  async (length) => {
    const reported = Promise.withResolvers<unknown>();
    const receiver = await startReceiver({ report: reported.resolve });
    try {
      const socket = connect(Number(new URL(receiver.own).port), '127.0.0.1');
      socket.write(
        `POST /messages HTTP/1.1\r\nHost: receiver\r\nContent-Type: application/json\r\n` +
          `Idempotency-Key: key-of-a-test\r\nExpect: 100-continue\r\n${length}\r\n\r\n`,
      );
      // It has begun: it asks for the body.
      await once(socket, 'readable');
      socket.write('5\r\n{"kin\r\n');
      socket.destroy();
      expect(faultLine(await reported.promise)).toBe('A request was broken off by its sender');
      expect(receiver.kept()).toEqual([]);
    } finally {
      await receiver.stop();
    }
  },
);
