import { expect, test, vi } from 'vitest';
import { showHandedOverToast } from '#stores/toasts.ts';
import { tab } from './tab.ts';

test.each(['{', '{"tone":"loud","title":"Failed","text":""}', '{"tone":"neutral","title":1,"text":""}'])(
  '%s is deleted, and not shown as a toast',
  (text) => {
    tab.stored.set('toast', text);
    showHandedOverToast();
    expect([tab.stored.size, vi.getTimerCount()]).toEqual([0, 0]);
  },
);
