import { expect, test } from 'vitest';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { $message, adoptMessage, editMessage, restoreMessage } from '../../src/stores/contact.ts';
import { tab } from './tab.ts';

const torn = ['', '{', 'null', '[]', '{"name":1,"company":2,"email":3,"phone":4,"message":5}'];

test.each(torn)('a draft of %s is left alone', (text) => {
  tab.stored.set('contactDraft', text);
  restoreMessage();
  expect($message.get()).toEqual(EMPTY_MESSAGE);
});

test('a draft keeps what its fields hold, though it has none for one that is new', () => {
  tab.stored.set('contactDraft', '{"name":"Zawadi","fax":"1"}');
  restoreMessage();
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, name: 'Zawadi' });
});

/** A link begins the message. */
const prefill = (text: string) => {
  tab.stored.set('contactOpening', text);
  restoreMessage();
};

test.each([
  [{}, 'About Basic'],
  [{ name: 'Zawadi' }, 'About Basic'],
  [{ message: 'Hello' }, 'About Basic\n\nHello'],
  [{ message: 'About Basic, please' }, 'About Basic, please'],
])('beside a draft of %j a prefilled message is %j', (draft, message) => {
  tab.stored.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, ...draft }));
  prefill('About Basic');
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...draft, message });
});

test('what was typed before the script was here stands below what a link has begun, and both are kept', () => {
  prefill('About Basic');
  for (const _ of ['first', 'reload']) {
    adoptMessage('message', 'Hello');
    adoptMessage('name', 'Zawadi');
    restoreMessage();
    expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Basic\n\nHello' });
  }
});

test('a prefill that was left as it is gives way to another; deleted, it does not come back', () => {
  prefill('About Basic');
  editMessage('name', 'Zawadi');
  prefill('About Elite');
  expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Elite' });
  editMessage('message', '');
  restoreMessage();
  expect($message.get().message).toBe('');
});
