/** What a sent message leaves in the tab. What is shown meanwhile is in tests/islands/sending-contact.test.tsx. */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { $accepted, $message, editMessage, restoreMessage, submitMessage } from '../../src/stores/contact.ts';
import { $problem } from '../../src/stores/sending.ts';
import { toast } from './hot-toast.ts';
import { receiver } from './receiver.ts';
import { tab } from './tab.ts';

vi.mock('virtual:delivery/contact', () => import('../../src/delivery/contact/by-site.tsx'));

const ENDPOINT = 'https://forms.example.com/messages';

beforeEach(() => {
  Object.assign(settings, deliveryConfig({ PUBLIC_CONTACT_ENDPOINT: ENDPOINT }));
  restoreMessage();
  editMessage('name', ' Zawadi ');
  editMessage('email', 'zawadi@example.co.ke');
  editMessage('message', 'Hello');
});

/** Sends what is in the form and lets the clock run until it has ended. */
async function send() {
  const sending = submitMessage(new FormData());
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

test('leaving the page stops a message, which may have left already', async () => {
  const { fetch } = receiver(200);
  fetch.mockReturnValue(new Promise(() => undefined));
  const sending = submitMessage(new FormData());
  tab.leave();
  await sending;
  expect($problem.get()?.title).toBe('You stopped sending');
});
