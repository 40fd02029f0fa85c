import { expect, test, vi } from 'vitest';
import { showToastFromPreviousPage } from '#stores/toasts.ts';
import { readTestData } from '#support/test-data.ts';
import { tab } from './tab.ts';

test.each(readTestData<string[]>(import.meta.url))('the invalid toast %s is discarded', (text) => {
  tab.storedValues.set('toast', text);
  showToastFromPreviousPage();
  expect([tab.storedValues.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('a valid toast is shown a second after the page loads', () => {
  tab.storedValues.set('toast', '{"tone":"neutral","title":"","text":""}');
  showToastFromPreviousPage();
  // The clock is set to zero, so it then shows how long the toast has waited.
  vi.setSystemTime(0);
  vi.advanceTimersToNextTimer();
  expect(Date.now()).toBe(1000);
});
