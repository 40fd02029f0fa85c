import { expect, test, vi } from 'vitest';
import { countVisit } from '#inline-scripts/count-visit.ts';

test('a page is counted at once, and a prerendered one when it is opened', () => {
  document.body.dataset.countedBy = 'https://ridge.goatcounter.com/count';
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('refused'));
  const counted = [
    `https://ridge.goatcounter.com/count?p=${encodeURIComponent(location.pathname)}&r=`,
    expect.objectContaining({ credentials: 'omit' }),
  ];
  countVisit();
  expect(fetch.mock.calls).toEqual([counted]);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  countVisit();
  expect(fetch).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(fetch.mock.calls).toEqual([counted, counted]);
});
