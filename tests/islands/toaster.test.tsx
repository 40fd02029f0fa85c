import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Toast } from '../../src/domain/form/toast.ts';
import { Toaster } from '../../src/islands/shared/toaster.tsx';
import { notify, TOAST_MS } from '../../src/stores/toasts.ts';
import { expectAccessible, serve, show } from './island.tsx';

const alert = page.getByRole('alert');
const status = page.getByRole('status');
const dismiss = page.getByRole('button', { name: 'Dismiss: Validation Error' });
const send = page.getByRole('button', { name: 'Send' });

const FAILED = { tone: 'destructive', title: 'Validation Error', text: 'Please fill in all.' } as const;

async function showToaster() {
  show(
    <>
      <button type="button">Send</button>
      <Toaster />
    </>,
  );
  // A pointer that was left where a toast appears would hold it.
  await send.hover();
  vi.useFakeTimers();
}

/** Timers of toasts start when they are drawn, which here is at once. */
const raise = (toast: Toast = FAILED) => {
  flushSync(() => {
    notify(toast);
  });
};

test('its two live regions stand in the page before there is anything to say', async () => {
  serve(<Toaster />);
  await expect.element(alert).toBeEmptyDOMElement();
  await expect.element(status).toBeEmptyDOMElement();
});

test('what failed is an alert, what goes on is a status, each with title and text', async () => {
  await showToaster();
  raise();
  raise({ tone: 'neutral', title: 'Processing', text: 'Redirecting...' });
  await expect.element(status).toHaveTextContent('ProcessingRedirecting...');
  await expect.element(alert).toHaveTextContent('Validation ErrorPlease fill in all.');
  raise({ tone: 'success', title: 'Sent', text: 'Thank you.' });
  await expect.element(status).toMatchTextContent('SentThank you.');
  // axe needs a clock that runs.
  vi.useRealTimers();
  await expectAccessible();
});

test('a toast goes by itself in its own time, and the same one again begins anew', async () => {
  await showToaster();
  raise();
  expect(TOAST_MS).toBeGreaterThanOrEqual(5000);
  await vi.advanceTimersByTimeAsync(TOAST_MS - 1000);
  raise();
  await vi.advanceTimersByTimeAsync(TOAST_MS - 1);
  expect(dismiss.elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(alert).toBeEmptyDOMElement();
});

test('the keyboard dismisses it and gets back to where it was; the next one is not held up', async () => {
  await showToaster();
  raise();
  send.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toBeEmptyDOMElement();
  await expect.element(send).toHaveFocus();
  raise();
  await vi.advanceTimersByTimeAsync(TOAST_MS);
  await expect.element(alert).toBeEmptyDOMElement();
});

test('it waits while it is pointed at, and while it holds the focus', async () => {
  await showToaster();
  raise();
  await vi.advanceTimersByTimeAsync(4000);
  await dismiss.hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(dismiss).toBeVisible();
  dismiss.element().focus();
  await send.hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(dismiss).toBeVisible();
  send.element().focus();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(dismiss).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(alert).toBeEmptyDOMElement();
});

test('a toast that another page has left is shown', async () => {
  sessionStorage.setItem('toast', JSON.stringify(FAILED));
  show(<Toaster />);
  await expect.element(alert).toHaveTextContent('Validation ErrorPlease fill in all.');
  expect(sessionStorage.getItem('toast')).toBeNull();
});
