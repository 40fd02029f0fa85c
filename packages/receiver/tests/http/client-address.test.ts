/** Checks that a client cannot forge its address. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { findClientAddress } from '../../http/client-address.ts';

interface Connection {
  readonly proxies: number;
  readonly remoteAddress: string;
  readonly forwardedFor?: string;
  readonly expectedAddress: string;
}

test.each(Object.entries(readTestData<Record<string, Connection>>(import.meta.url)))(
  'the address of a client %s is found',
  (_, { proxies, remoteAddress, forwardedFor, expectedAddress }) => {
    expect(findClientAddress(proxies, remoteAddress, forwardedFor)).toBe(expectedAddress);
  },
);
