/** One key is one submission of one kind, and one reference is one submission of any. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { receiver, receiverForEachTest } from './each-test.ts';
import { SITE } from './receiver.ts';
import { message } from './samples.ts';

receiverForEachTest();

const send = async (path: string, body: unknown, key: string) => {
  const response = await receiver.post(path, body, { key });
  const answer: unknown = await response.json();
  return [response.status, answer] as const;
};

const FORM = new URLSearchParams({
  name: 'Akinyi',
  email: 'akinyi@example.co.ke',
  message: 'Habari',
}).toString();

const postForm = async () => {
  const type = 'application/x-www-form-urlencoded';
  return (await receiver.post('/messages', FORM, { key: null, origin: SITE, type })).status;
};

test('nobody can take the key of a plain form in advance', async () => {
  const hash = createHash('sha256').update(FORM).digest('hex');
  await postForm();
  const [form] = receiver.kept();
  const taken = [`form-${hash}`, hash, form?.key ?? '', encodeURIComponent(form?.key ?? '')];
  const statuses = await Promise.all(taken.map(async (key) => (await send('/messages', message(), key))[0]));
  expect(statuses).toEqual([200, 200, 400, 200]);
  receiver.advance(7_200_000);
  await postForm();
  expect(receiver.kept()).toHaveLength(5);
});

describe('the same words by a plain form', () => {
  test.each([
    ['at the other side of the full hour', 3_540_000, 1],
    ['an hour later', 3_600_000, 2],
    ['three weeks later', 1_814_400_000, 2],
  ])('%s', async (_, pause, count) => {
    // The receiver's clock stands at a full hour: half a minute after it, the hour's end is 59.5 minutes away.
    receiver.advance(90_000);
    expect(await postForm()).toBe(303);
    receiver.advance(pause);
    expect(await postForm()).toBe(303);
    expect(receiver.kept()).toHaveLength(count);
  });
});

test('a reference that is taken gets an ending of its own, by which it is answered ever after', async () => {
  const { reference } = message();
  const other = message({ message: 'Other words' });
  expect(await send('/messages', message(), 'first-key')).toEqual([200, { reference }]);
  const second = await send('/messages', other, 'second-key');
  const ending = expect.stringMatching(`^${reference}-[0-9A-F]{8}$`) as string;
  expect(second).toEqual([200, { reference: ending }]);
  expect(await send('/messages', other, 'second-key')).toEqual(second);
  expect(new Set(receiver.kept().map((submission) => submission.reference)).size).toBe(2);
});
