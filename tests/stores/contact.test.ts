import { expect, test, vi } from 'vitest';
import { EMPTY_MESSAGE } from '@site/rules/contact/message';
import { $message, applyEarlyInput, editMessage, restoreMessage } from '#stores/contact.ts';
import { readTestData } from '#support/test-data.ts';
import { tab } from './tab.ts';

const { storedDrafts, prefilledDrafts } = readTestData<{
  storedDrafts: [text: string, restored: object][];
  prefilledDrafts: [draft: object, message: string][];
}>(import.meta.url);

test.each(storedDrafts)('the stored draft %s restores %j', (text, restored) => {
  tab.storedValues.set('contactDraft', text);
  restoreMessage();
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...restored });
});

const openPrefilled = (prefill: string) => {
  tab.storedValues.set('contactPrefill', prefill);
  restoreMessage();
};

test.each(prefilledDrafts)('a prefill turns the draft %j into the message %j', (draft, message) => {
  tab.storedValues.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, ...draft }));
  openPrefilled('About Basic');
  expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...draft, message });
});

test('text typed before hydration is added once below the prefill', () => {
  openPrefilled('About Basic');
  for (const _ of ['first', 'reload']) {
    applyEarlyInput('message', 'Hello');
    applyEarlyInput('name', 'Zawadi');
    restoreMessage();
    expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Basic\n\nHello' });
  }
});

test('a restored prefill is not stored as a draft', () => {
  openPrefilled('About Basic');
  // The visitor typed nothing else, so without the prefill the message is empty again.
  applyEarlyInput('message', 'About Basic');
  openPrefilled('');
  expect($message.get().message).toBe('');
});

test('a prefill that was replaced or deleted does not return', () => {
  const replaceState = vi.spyOn(history, 'replaceState');
  openPrefilled('About Basic');
  // A newer prefill replaces the first one, and keeps the name.
  editMessage('name', 'Zawadi');
  openPrefilled('About Elite');
  expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Elite' });
  // The visitor deletes the text, and loads the page again.
  for (const message of ['Ab', 'A', '']) editMessage('message', message);
  expect(replaceState).toHaveBeenCalledOnce();
  restoreMessage();
  expect($message.get().message).toBe('');
});
