/** The address of a client behind proxies, which no one outside can choose. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { findClientAddress } from '../../http/client-address.ts';

type Case = [proxies: number, remote: string, forwardedFor: string | null, client: string];

test.each(Object.entries(readTestData<Record<string, Case>>(import.meta.url)))(
  'a visitor %s',
  (_, [proxies, remote, forwardedFor, client]) => {
    expect(findClientAddress(proxies, remote, forwardedFor ?? undefined)).toBe(client);
  },
);
