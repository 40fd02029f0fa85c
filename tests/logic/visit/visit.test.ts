import { expect, test } from 'vitest';
import { createVisitRequest } from '#logic/visit/visit.ts';
import { readTestData } from '#support/test-data.ts';

const page = new URL('https://www.ridge.co.ke/pricing?utm_source=x&reference=INV-1#q=vpn');
const visits = readTestData<{ endpoint: string; referrer: string; expectedRequest: object }[]>(
  import.meta.url,
);

// The request has the URL without its query and fragment, which may contain a quote or an order's reference.
test.each(visits)('the endpoint $endpoint gets a visit from "$referrer" as $expectedRequest', (visit) => {
  expect(createVisitRequest(visit.endpoint, page, visit.referrer)).toEqual(visit.expectedRequest);
});
