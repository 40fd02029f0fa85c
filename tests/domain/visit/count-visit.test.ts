/** When a visit is counted, with stand-ins for the browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countVisit } from '../../../src/inline-scripts/count-visit.ts';

const asked: unknown[] = [];
const later: (() => void)[] = [];

function browser(isPrerendering?: boolean) {
  vi.stubGlobal('location', { href: 'https://www.ridge.co.ke/terms' });
  vi.stubGlobal('document', {
    referrer: '',
    ...(isPrerendering !== undefined && { prerendering: isPrerendering }),
    addEventListener: (name: string, listener: () => void) =>
      name === 'prerenderingchange' && later.push(listener),
  });
}

beforeEach(() => {
  asked.length = 0;
  later.length = 0;
  vi.stubEnv('ANALYTICS_ENDPOINT', 'https://ridge.goatcounter.com/count');
  vi.stubGlobal('fetch', (address: string, { credentials }: RequestInit) => {
    asked.push([address, credentials]);
    return Promise.reject(new Error('refused'));
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const COUNTED = [['https://ridge.goatcounter.com/count?p=%2Fterms&r=', 'omit']];

test.each([undefined, false])('a page that is looked at is counted at once (prerendering: %s)', (value) => {
  browser(value);
  countVisit();
  expect(asked).toEqual(COUNTED);
});

test('a page that was rendered ahead is counted once it is looked at', () => {
  browser(true);
  countVisit();
  expect(asked).toEqual([]);
  later.forEach((listener) => {
    listener();
  });
  expect(asked).toEqual(COUNTED);
});
