import { describe, expect, test } from 'vitest';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { $message, editMessage, restoreMessage } from '../../src/stores/contact.ts';
import { tab } from './tab.ts';

const torn = ['{', '{"name":"Zawadi"}', '{"name":1,"company":2,"email":3,"phone":4,"message":5}'];

test.each(torn)('a draft of %s is left alone', (text) => {
  tab.stored.set('contactDraft', text);
  restoreMessage();
  expect($message.get()).toEqual(EMPTY_MESSAGE);
});

describe('a prefilled message', () => {
  const prefill = (text: string) => {
    tab.stored.set('contactOpening', text);
    restoreMessage();
  };

  test.each([{ name: 'Zawadi' }, undefined])('takes the place of no word, beside the draft %j', (draft) => {
    if (draft) tab.stored.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, ...draft }));
    prefill('About Basic');
    expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...draft, message: 'About Basic' });
  });

  test('does not overwrite what was typed', () => {
    tab.stored.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, message: 'Hello' }));
    prefill('About Basic');
    expect($message.get().message).toBe('Hello');
  });

  test('that was left as it is gives way to another, and what was typed around it stays', () => {
    prefill('About Basic');
    editMessage('name', 'Zawadi');
    prefill('About Elite');
    expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Elite' });
  });

  test('that was deleted does not come back', () => {
    prefill('About Basic');
    editMessage('message', '');
    restoreMessage();
    expect($message.get().message).toBe('');
  });
});
