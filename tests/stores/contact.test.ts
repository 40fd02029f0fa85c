import { expect, test } from 'vitest';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { $message, adoptEarlyInput, editMessage, restoreMessage } from '#stores/contact.ts';
import { readTestData } from '#support/test-data.ts';
import { tab } from './tab.ts';

const { drafts, prefilled } = readTestData<{
  drafts: [string, object][];
  prefilled: [object, string][];
}>(import.meta.url);

test.each(drafts)('a draft of %s fills in %j', (text, restored) => {
  tab.stored.set('contactDraft', text);
  restoreMessage();
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...restored });
});

const followLink = (prefill: string) => {
  tab.stored.set('contactPrefill', prefill);
  restoreMessage();
};

test.each(prefilled)('beside a draft of %j a prefilled message is %j', (draft, message) => {
  tab.stored.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, ...draft }));
  followLink('About Basic');
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...draft, message });
});

test('words typed before the script came are kept once below the prefilled ones', () => {
  followLink('About Basic');
  for (const _ of ['first', 'reload']) {
    adoptEarlyInput('message', 'Hello');
    adoptEarlyInput('name', 'Zawadi');
    restoreMessage();
    expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Basic\n\nHello' });
  }
});

test('an untouched prefill gives way to another; deleted, it does not come back', () => {
  followLink('About Basic');
  editMessage('name', 'Zawadi');
  followLink('About Elite');
  expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Elite' });
  editMessage('message', '');
  restoreMessage();
  expect($message.get().message).toBe('');
});
