import { expect, test } from 'vitest';
import type { Toast } from '@site/rules/form/feedback';
import { handOverToast, showHandedOverToast } from '../../src/stores/toasts.ts';
import { toast } from './hot-toast.ts';
import { tab } from './tab.ts';

const failed: Toast = { tone: 'destructive', title: 'Payment Failed', text: 'Please try again.' };

test.each([
  '{',
  '{"tone":"loud","title":"Payment Failed","text":""}',
  '{"tone":"neutral","title":1,"text":""}',
])('%s is no toast, and is thrown away', (text) => {
  tab.stored.set('toast', text);
  showHandedOverToast();
  for (const show of [toast, toast.success, toast.error]) expect(show).not.toHaveBeenCalled();
  expect(tab.stored.has('toast')).toBe(false);
});

test('without storage there is none, and nothing breaks', () => {
  tab.storage = 'denied';
  handOverToast(failed);
  showHandedOverToast();
  expect(toast.error).not.toHaveBeenCalled();
});
