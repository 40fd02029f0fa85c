import { expect, test } from 'vitest';
import { createVisitRequest } from '#logic/visit/visit.ts';
import { readTestData } from '#support/test-data.ts';

const page = new URL('https://www.ridge.co.ke/pricing?utm_source=x&reference=INV-1#q=vpn');
const visits = readTestData<[string, string, object][]>(import.meta.url);

// The page without query or fragment, and the site before it, as Plausible and GoatCounter define them.
test.each(visits)('%s is told of a visitor from "%s": %j', (endpoint, referrer, request) => {
  expect(createVisitRequest(endpoint, page, referrer)).toEqual(request);
});
