import { expect, test } from 'vitest';
import { showHandedOverToast } from '../../src/stores/toasts.ts';
import { toast } from './hot-toast.ts';
import { tab } from './tab.ts';

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
