import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import {
  $accepted,
  $message,
  $sending,
  editMessage,
  restoreMessage,
  submitMessage,
} from '../../src/stores/contact.ts';
import { $problem, cancelSending, MINIMUM_MS } from '../../src/stores/contact-delivery.ts';
import { toast } from './hot-toast.ts';
import { receiver } from './receiver.ts';
import { tab } from './tab.ts';

const ENDPOINT = 'https://forms.example.com/messages';

beforeEach(() => {
  vi.stubEnv('CONTACT_ENDPOINT', ENDPOINT);
  restoreMessage();
});

const write = () => {
  editMessage('name', ' Zawadi ');
  editMessage('email', 'zawadi@example.co.ke');
  editMessage('message', 'Hello');
};

/** Sends what is in the form and lets the clock run until it has ended. */
async function send() {
  const sending = submitMessage('');
  await vi.runAllTimersAsync();
  await sending;
}

test('a delivered message is thanked for with its reference, and the form is empty', async () => {
  const { fetch, bodies } = receiver(201);
  write();
  await send();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(ENDPOINT, expect.anything());
  const { reference } = bodies[0] as { reference: string };
  expect(bodies[0]).toMatchObject({ kind: 'contact', name: 'Zawadi', page: '/here' });
  expect($accepted.get()).toMatchObject({ values: { name: 'Zawadi' }, reference });
  expect($message.get()).toEqual(EMPTY_MESSAGE);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith(
    `Message sent\nThank you. Its reference is ${reference}.`,
    expect.anything(),
  );
  expect([...tab.stored.keys()]).toEqual([]);
});

test('a message waits out the rest of the minimum time, and no longer', async () => {
  const { fetch } = receiver(200);
  write();
  await vi.advanceTimersByTimeAsync(1000);
  void submitMessage();
  await vi.advanceTimersByTimeAsync(MINIMUM_MS - 1001);
  expect($sending.get()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledOnce();
  expect($sending.get()).toBe(false);
});

test('a clock that was set back does not make anybody wait longer', async () => {
  const { fetch } = receiver(200);
  write();
  vi.setSystemTime(0);
  void submitMessage();
  await vi.advanceTimersByTimeAsync(MINIMUM_MS);
  expect(fetch).toHaveBeenCalledOnce();
});

const storages = ['open', 'full', 'denied'] as const;

test.each(storages)('with storage %s words have one key through failures', async (storage) => {
  tab.storage = storage;
  const { keys, bodies } = receiver(500);
  write();
  await send();
  await send();
  expect($problem.get()?.title).toBe('Our message service is not working');
  expect(bodies[1]).toEqual(bodies[0]);
  editMessage('message', 'Something else');
  await send();
  expect(new Set(keys).size).toBe(2);
  expect($message.get().message).toBe('Something else');
});

test.each([
  ['cancelling', cancelSending],
  ['leaving the page', tab.leave],
])('%s stops a message before it has left', async (_, stop) => {
  const { fetch } = receiver(200);
  write();
  const sending = submitMessage();
  stop();
  await sending;
  expect(fetch).not.toHaveBeenCalled();
  expect($problem.get()?.title).toBe('You stopped the sending');
  expect($message.get().message).toBe('Hello');
});
