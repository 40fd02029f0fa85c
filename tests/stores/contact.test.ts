import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import {
  $accepted,
  $attempts,
  $errors,
  $message,
  $prefill,
  editMessage,
  removePrefill,
  restoreMessage,
  submitMessage,
} from '../../src/stores/contact.ts';
import { toast } from './hot-toast.ts';
import { useTab } from './tab.ts';

vi.mock('react-hot-toast/headless', () => import('./hot-toast.ts'));

const tab = useTab();

beforeEach(() => {
  vi.clearAllMocks();
  $message.set(EMPTY_MESSAGE);
  $attempts.set(0);
  $accepted.set(undefined);
  $prefill.set('');
});

const write = () => {
  editMessage('name', ' Zawadi ');
  editMessage('email', 'zawadi@example.co.ke');
  editMessage('message', 'Hello');
};

test('what is typed is kept, and comes back', () => {
  write();
  const typed = $message.get();
  $message.set(EMPTY_MESSAGE);
  restoreMessage();
  expect($message.get()).toEqual(typed);
});

test.each(['{', 'null', '{"name":"Zawadi"}'])('a draft of %s is left alone', (text) => {
  tab.kept.set('contactDraft', text);
  restoreMessage();
  expect($message.get()).toEqual(EMPTY_MESSAGE);
});

test('a message with something missing is refused with the specification’s toast, and stays', async () => {
  editMessage('name', 'Zawadi');
  expect($errors.get()).toEqual({});
  await submitMessage();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Validation Error\nPlease fill in all required fields.',
    expect.anything(),
  );
  expect(Object.keys($errors.get())).toEqual(['email', 'message']);
  expect($message.get().name).toBe('Zawadi');
  expect($accepted.get()).toBeUndefined();
});

test('a message with something wrong is told so', async () => {
  write();
  editMessage('email', 'zawadi');
  await submitMessage();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Validation Error\nPlease correct the marked fields.',
    expect.anything(),
  );
  expect($errors.get()).toEqual({ email: 'Invalid email address' });
});

test('an accepted message is set aside, and the form is empty again', async () => {
  await submitMessage();
  write();
  await submitMessage();
  expect($accepted.get()).toMatchObject({ values: { name: 'Zawadi', message: 'Hello' } });
  expect($message.get()).toEqual(EMPTY_MESSAGE);
  expect($errors.get()).toEqual({});
  expect(tab.kept.has('contactDraft')).toBe(false);
  expect(toast.success).toHaveBeenCalledOnce();
  // Before it was raised, and again: it must not stand beside the thanks.
  expect(toast.remove.mock.calls.filter(([id]) => id === 'Validation Error')).toHaveLength(2);
});

describe('a prefilled message', () => {
  const prefill = (text: string) => {
    tab.kept.set('contactOpening', text);
    restoreMessage();
  };

  test.each([{ name: 'Zawadi' }, undefined])('takes the place of no word, beside the draft %j', (draft) => {
    if (draft) tab.kept.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, ...draft }));
    prefill('About Basic');
    expect($message.get()).toEqual({ ...EMPTY_MESSAGE, ...draft, message: 'About Basic' });
    expect($prefill.get()).toBe('About Basic');
  });

  test('does not overwrite what was typed', () => {
    tab.kept.set('contactDraft', JSON.stringify({ ...EMPTY_MESSAGE, message: 'Hello' }));
    prefill('About Basic');
    expect($message.get().message).toBe('Hello');
    expect($prefill.get()).toBe('');
  });

  test('that was left as it is gives way to another, with what was typed around it kept', () => {
    prefill('About Basic');
    editMessage('name', 'Zawadi');
    prefill('About Elite');
    expect($message.get()).toMatchObject({ name: 'Zawadi', message: 'About Elite' });
  });

  test('can be removed, and does not come back', () => {
    prefill('About Basic');
    removePrefill();
    expect($message.get().message).toBe('');
    restoreMessage();
    expect($message.get().message).toBe('');
  });

  test('that was gone on with is the visitor’s own', () => {
    prefill('About Basic');
    editMessage('message', 'About Basic, and more');
    removePrefill();
    expect($message.get().message).toBe('About Basic, and more');
  });
});
