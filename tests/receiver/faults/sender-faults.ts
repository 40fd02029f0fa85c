/** What visitors, their connections and strangers do to the receiver. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { crowd, from, messageOf, orderOf, type Trial } from './trial.ts';
import { waitUntil } from '../../wait-until.ts';
import { beginUpload, isClosed } from './uploads.ts';

const address = (number: number) => `203.0.${number >> 8}.${number & 255}`;

export async function manyBehindOneProxy(trial: Trial, visitors: number) {
  await trial.start({
    settings: { TRUSTED_PROXIES: '127.0.0.1, ::1', RATE_LIMIT: '1', RATE_WINDOW_SECONDS: '3600' },
  });
  let sent = 0;
  const send = async (forwardedFor: string) => {
    sent += 1;
    return trial.send({ ...messageOf(sent), headers: { 'X-Forwarded-For': forwardedFor } });
  };
  const expectAnswers = async (wanted: number, forwarded: readonly string[]) => {
    for (const forwardedFor of forwarded)
      assert.equal((await send(forwardedFor)).status, wanted, `X-Forwarded-For: ${forwardedFor}`);
  };
  const addresses = from(1, visitors).map(address);
  await crowd(addresses, async (own) => {
    assert.equal((await send(own)).status, 200);
  });
  await expectAnswers(429, [address(1), `198.51.100.7, ${address(1)}`, `127.0.0.1, ${address(1)}`]);
  await expectAnswers(200, ['2001:db8::1', '2001:db8:0:1::1']);
  await expectAnswers(429, ['2001:db8::2']);
  assert.equal((await trial.check()).length, visitors + 2);
  return 'one message a visitor was the limit; a forged `X-Forwarded-For` and a neighbouring address got 429';
}

const NESTED = '['.repeat(60_000) + ']'.repeat(60_000);
const TURNED = 'Ann\u202Eda\u009B31m\u001B[2J\r\nFrom: bank\u2066\u0000';

export async function hostile(trial: Trial, count: number) {
  const receiver = await trial.start();
  for (const number of from(1, count))
    for (const sending of [messageOf(number), orderOf(number)]) {
      const nested = { ...sending, body: `${sending.body.slice(0, -1)},"more":${NESTED}}` };
      assert.deepEqual(await trial.send(nested), { status: 400, retryAfter: null, error: 'malformed' });
    }
  assert.deepEqual(await trial.check(), []);
  const turned = from(1, count).map((number) => {
    const sending = messageOf(number);
    return { ...sending, body: JSON.stringify({ ...(JSON.parse(sending.body) as object), name: TURNED }) };
  });
  await trial.sendAll(turned);
  const file = await trial.check();
  assert.deepEqual(
    file.map(({ fields }) => fields?.name),
    Array(count).fill('Annda 31m [2J From: bank'),
  );
  assert.deepEqual(receiver.errors, []);
  return 'names cleaned of what moves a terminal; the body beside them as it was sent';
}

/** A message's key at the orders' address, an order's at the messages', and each for other words. */
export async function keyReused(trial: Trial, count: number) {
  await trial.start();
  const answer = async (sending: Parameters<typeof trial.send>[0]) => {
    const { status, error } = await trial.send(sending);
    return error ?? status;
  };
  for (const number of from(1, count)) {
    const [contact, order, another] = [messageOf(number), orderOf(number), orderOf(number + count)];
    assert.equal(await answer(contact), 200);
    assert.equal(await answer({ ...contact, kind: 'order' }), 'malformed');
    assert.equal(await answer(another), 200);
    assert.equal(await answer({ ...another, kind: 'contact' }), 'malformed');
    assert.equal(await answer(order), 200, 'under the key of a message');
    assert.equal(await answer({ ...contact, body: messageOf(number, 'Other words').body }), 'key_reused');
    assert.equal(await answer({ ...order, body: another.body }), 'key_reused');
    assert.equal(await answer(contact), 200);
  }
  assert.equal((await trial.check()).length, 3 * count);
  return 'a message and an order under one key are two submissions; other words under it are refused';
}

const PRESSES = 5;

export async function pressedAtOnce(trial: Trial, count: number) {
  await trial.start();
  await crowd(from(1, count), (number) =>
    trial.sendAll(from(1, PRESSES).flatMap(() => [messageOf(number), orderOf(number)])),
  );
  assert.equal((await trial.check()).length, 2 * count);
  return 'each press was answered with the same reference';
}

export async function cutOff(trial: Trial, count: number) {
  const receiver = await trial.start();
  for (const number of from(1, count)) {
    const { key, body } = messageOf(number);
    const length =
      number % 2 === 0 ? `Content-Length: ${Buffer.byteLength(body)}` : 'Transfer-Encoding: chunked';
    const socket = await beginUpload(trial.place.port, key, length);
    socket.write('5\r\n{"kin\r\n');
    socket.destroy();
    trial.note({ kind: 'contact', key, body });
  }
  await waitUntil(() => receiver.errors.length >= count, 'each line of the log');
  assert.deepEqual(await trial.check(), []);
  for (const line of receiver.errors) assert.match(line, /^\S+ A request was broken off by its sender$/);
  await trial.sendAll(from(1, count).map((number) => messageOf(number)));
  assert.equal((await trial.check()).length, count);
  return 'one line in the log for each; sent again as a whole, each was taken';
}

export async function stoppedHalfSent(trial: Trial, count: number) {
  const receiver = await trial.start();
  const uploads = await Promise.all(
    from(1, count).map(async (number) => {
      const sending = messageOf(number);
      const length = `Content-Length: ${Buffer.byteLength(sending.body)}`;
      const socket = await beginUpload(trial.place.port, sending.key, length);
      return { ...sending, socket, answer: text(socket) };
    }),
  );
  const stopped = receiver.end('SIGTERM');
  await waitUntil(() => isClosed(trial.place.port), 'it to take nothing new');
  for (const { socket, body } of uploads) socket.write(body);
  for (const { answer, socket: _socket, ...sent } of uploads) {
    const [, status] = /^HTTP\/1\.1 (\d+)/mu.exec((await answer).replace(/^HTTP.*Continue\r\n/u, '')) ?? [];
    const [, reference] = /"reference":"([^"]+)"/u.exec(await answer) ?? [];
    assert.equal(status, '200');
    trial.note({ ...sent, status: 200, ...(reference !== undefined && { reference }) });
  }
  assert.equal(await stopped, 0);
  assert.equal((await trial.check()).length, count);
  return 'what had begun was answered; the process ended with status 0';
}
