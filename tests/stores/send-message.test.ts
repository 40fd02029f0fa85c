/** What a sent message leaves in the tab. What is shown meanwhile is in tests/islands/sending-contact.test.tsx. */
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import { $accepted, $message, editMessage, restoreMessage, submitMessage } from '../../src/stores/contact.ts';
import { MINIMUM_MS } from '../../src/stores/send-message.ts';
import { $problem } from '../../src/stores/sending.ts';
import { toast } from './hot-toast.ts';
import { receiver } from './receiver.ts';
import { tab } from './tab.ts';

const ENDPOINT = 'https://forms.example.com/messages';

beforeEach(() => {
  vi.stubEnv('CONTACT_ENDPOINT', ENDPOINT);
  restoreMessage();
  editMessage('name', ' Zawadi ');
  editMessage('email', 'zawadi@example.co.ke');
  editMessage('message', 'Hello');
});

/** Sends what is in the form and lets the clock run until it has ended. */
async function send() {
  const sending = submitMessage();
  await vi.runAllTimersAsync();
  await sending;
}

test('a delivered message is thanked for with its reference, and leaves nothing behind', async () => {
  const { fetch, bodies } = receiver(201);
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

test.each([
  ['a message', (shownMs: number) => shownMs + 1000, MINIMUM_MS - 1000],
  ['a clock that was set back', () => 0, MINIMUM_MS],
])('%s waits out the rest of the minimum time, and no longer', async (_, clock, restMs) => {
  const { fetch } = receiver(200);
  vi.setSystemTime(clock(Date.now()));
  void submitMessage();
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each(['open', 'full', 'denied'] as const)(
  'with storage %s words have one key through failures',
  async (storage) => {
    tab.storage = storage;
    const { keys, bodies } = receiver(500);
    await send();
    await send();
    expect($problem.get()?.title).toBe('Our message service is not working');
    expect(bodies[1]).toEqual(bodies[0]);
    editMessage('message', 'Something else');
    await send();
    expect(new Set(keys).size).toBe(2);
    expect($message.get().message).toBe('Something else');
  },
);

test('leaving the page stops a message before it has left', async () => {
  const { fetch } = receiver(200);
  const sending = submitMessage();
  tab.leave();
  await sending;
  expect(fetch).not.toHaveBeenCalled();
  expect($problem.get()?.title).toBe('You stopped sending');
});
