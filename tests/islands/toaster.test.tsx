import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Toast } from '#logic/form/feedback.ts';
import { Toaster } from '#islands/shared/toaster.tsx';
import { showToast, TOAST_DURATION_MS } from '#stores/toasts.ts';
import {
  locateButton,
  flushReact,
  expectAccessible,
  showIsland,
  readErrorToast,
  readPoliteToast,
  expectAbsent,
  expectFocused,
  expectVisible,
} from './island.tsx';

const alert = page.getByRole('alert');
const dismissButton = locateButton('Dismiss: Validation Error');
const sendButton = locateButton('Send');

const ERROR_TOAST = { tone: 'destructive', title: 'Validation Error', text: 'Please fill in all.' } as const;

async function showToaster() {
  showIsland(
    <>
      <button type="button">Send</button>
      <Toaster />
    </>,
  );
  // A pointer over the toast would keep it.
  await sendButton.hover();
  vi.useFakeTimers();
}

/** Renders the toast at once, so that its timer starts. */
const renderToast = (toast: Toast = ERROR_TOAST) => {
  flushSync(() => {
    showToast(toast);
  });
};

test('an existing live region announces progress, and a new alert announces an error', async () => {
  await showToaster();
  expect(readPoliteToast()).toBe('');
  renderToast();
  expect(readErrorToast()).toBe('Validation Error. Please fill in all.');
  // Firefox does not announce text that is inserted into an existing alert.
  expect(alert.element().parentElement?.closest('[role=alert], [aria-live]')).toBeNull();
  // There is no space between the title and the text.
  await expect.element(alert).toMatchTextContent('Validation ErrorPlease fill in all.');
  expect(readPoliteToast()).toBe('');
  renderToast({ tone: 'neutral', title: 'Processing', text: 'Redirecting...' });
  // Firefox would announce a button beside the text instead of the text.
  expect(readPoliteToast()).toBe('Processing. Redirecting...');
  expect(document.querySelector('[aria-live] button')).toBeNull();
  expect(readErrorToast()).toBeUndefined();
  await expectAccessible();
});

test('the keyboard dismisses a toast and returns the focus', async () => {
  await showToaster();
  renderToast();
  sendButton.element().focus();
  await userEvent.keyboard('{Tab}');
  await expectFocused(dismissButton);
  // The toast is gone, so the focus returns to where it was before.
  await userEvent.keyboard('{Enter}');
  await expectAbsent(alert);
  await expectFocused(sendButton);
});

test('a repeated toast starts its time again', async () => {
  await showToaster();
  renderToast();
  // The same toast is shown again a second before its end.
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1000);
  renderToast();
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1);
  expect(dismissButton.elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expectAbsent(alert);
  expect(TOAST_DURATION_MS).toBeGreaterThanOrEqual(5000);
});

test('a toast stays while it is hovered or focused', async () => {
  await showToaster();
  renderToast();
  await vi.advanceTimersByTimeAsync(4000);
  // The pointer rests on the toast.
  await dismissButton.hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expectVisible(dismissButton);
  // The pointer leaves the toast, but the focus is in it.
  dismissButton.element().focus();
  await sendButton.hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await flushReact();
  await expectVisible(dismissButton);
  // Without pointer and focus, the toast gets its full time again.
  sendButton.element().focus();
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS);
  await expectAbsent(alert);
  // The next toast is only hovered.
  renderToast();
  await dismissButton.hover();
  await sendButton.hover();
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS);
  await expectAbsent(alert);
});
