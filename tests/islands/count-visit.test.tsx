import { expect, test, vi } from 'vitest';
import { countVisit } from '#inline-scripts/count-visit.ts';

test('a visit is counted at once, or for a prerendered page when it is opened', () => {
  document.body.dataset.analyticsEndpoint = 'https://ridge.goatcounter.com/count';
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('Blocked'));
  const expectedRequest = [
    `https://ridge.goatcounter.com/count?p=${encodeURIComponent(location.pathname)}&r=`,
    expect.objectContaining({ credentials: 'omit', keepalive: true }),
  ];
  countVisit();
  expect(fetch.mock.calls).toEqual([expectedRequest]);
  // A prerendered page may never be opened, so it is not counted yet.
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  countVisit();
  expect(fetch).toHaveBeenCalledOnce();
  // The visitor opens the prerendered page.
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(fetch.mock.calls).toEqual([expectedRequest, expectedRequest]);
});
