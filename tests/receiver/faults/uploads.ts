/** Submissions of which the receiver has the head and not yet the body. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { MESSAGES_PATH } from '../../../examples/receiver/messages.ts';
import { IDEMPOTENCY_HEADER } from '../../../src/domain/delivery/submission.ts';

/** Sends the head of a message, and waits until the receiver asks for the body. */
export async function beginUpload(port: number, key: string, length: string) {
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${MESSAGES_PATH} HTTP/1.1`,
    'Host: receiver',
    'Content-Type: application/json',
    `${IDEMPOTENCY_HEADER}: ${key}`,
    'Connection: close',
    'Expect: 100-continue',
    length,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

/** Whether new connections are turned away. */
export async function isClosed(port: number): Promise<boolean> {
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
