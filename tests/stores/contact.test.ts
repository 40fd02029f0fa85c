import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import {
  $accepted,
  $attempts,
  $errors,
  $message,
  editMessage,
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
});
