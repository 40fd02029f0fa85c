import { beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from '../../src/domain/form/toast.ts';
import { dismissToast, handOverToast, notify, showHandedOverToast } from '../../src/stores/toasts.ts';
import { toast } from './hot-toast.ts';
import { useTab } from './tab.ts';

vi.mock('react-hot-toast/headless', () => import('./hot-toast.ts'));

const tab = useTab();
const failed: Toast = { tone: 'destructive', title: 'Payment Failed', text: 'Please try again.' };

beforeEach(() => {
  vi.clearAllMocks();
});

test.each([
  ['neutral', toast],
  ['success', toast.success],
  ['destructive', toast.error],
] as const)('a %s toast shows title and text, for at least five seconds', (tone, show) => {
  notify({ ...failed, tone });
  expect(show).toHaveBeenCalledExactlyOnceWith('Payment Failed\nPlease try again.', {
    id: 'Payment Failed',
    duration: 8000,
  });
});

test('the same toast again takes the first one’s place', () => {
  notify(failed);
  expect(toast.remove).toHaveBeenCalledExactlyOnceWith('Payment Failed');
  expect(toast.remove).toHaveBeenCalledBefore(toast.error);
});

test('a toast is dismissed by its id', () => {
  dismissToast('Payment Failed');
  expect(toast.remove).toHaveBeenCalledExactlyOnceWith('Payment Failed');
});

test('a toast that was handed over is shown once', () => {
  handOverToast(failed);
  showHandedOverToast();
  showHandedOverToast();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Payment Failed\nPlease try again.', expect.anything());
});

test.each([
  '{',
  'null',
  '"Payment Failed"',
  '{"tone":"loud","title":"Payment Failed","text":""}',
  '{"tone":"neutral","title":1,"text":""}',
  '{"tone":"neutral","title":"Payment Failed"}',
])('%s is no toast, and is thrown away', (text) => {
  tab.kept.set('toast', text);
  showHandedOverToast();
  for (const show of [toast, toast.success, toast.error]) expect(show).not.toHaveBeenCalled();
  expect(tab.kept.has('toast')).toBe(false);
});

test('without storage there is none, and nothing breaks', () => {
  tab.mood = 'denied';
  handOverToast(failed);
  showHandedOverToast();
  expect(toast.error).not.toHaveBeenCalled();
});
