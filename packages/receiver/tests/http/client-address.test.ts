/** The address of a client behind proxies, which no one outside can choose. */
import { expect, test } from 'vitest';
import { findClientAddress } from '../../http/client-address.ts';

test.each<[string, number, remote: string, forwardedFor: string | undefined, client: string]>([
  ['without a proxy', 0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['behind two', 2, '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['with a forged header', 1, '127.0.0.1', '127.0.0.1, 198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['with a forged header of nonsense', 1, '127.0.0.1', 'nonsense, 203.0.113.9', '203.0.113.9'],
  ['that the proxy cannot name', 1, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['on this machine, past the proxy', 1, '127.0.0.1', undefined, '127.0.0.1'],
  ['by IPv4 within IPv6', 0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['by IPv6', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:0db8:0001:0002::/64'],
  ['by IPv6, behind a proxy', 1, '::1', '2001:DB8:1:3::7', '2001:0db8:0001:0003::/64'],
])('a visitor %s', (_, proxies, remote, forwardedFor, client) => {
  expect(findClientAddress(proxies, remote, forwardedFor)).toBe(client);
});
