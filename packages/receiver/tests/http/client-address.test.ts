/** Whose request it is, behind proxies: no one outside can choose. */
import { expect, test } from 'vitest';
import { clientAddresses, parseRange } from '../../http/client-address.ts';

const trusting = (...ranges: readonly string[]) =>
  clientAddresses(
    ranges.map((text) => {
      const range = parseRange(text);
      if (!range) throw new Error(`${text} is no range`);
      return range;
    }),
  );

const behind = trusting('127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48');

test.each([
  ['a visitor at the door', '203.0.113.9', undefined, '203.0.113.9'],
  ['with a header of their own', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['behind one proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['behind one that writes the port', '127.0.0.1', '203.0.113.9:50123', '203.0.113.9'],
  ['behind two', '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  [
    'with a forged header, behind two',
    '127.0.0.1',
    '127.0.0.1, 198.51.100.1, 203.0.113.9, 10.1.2.3',
    '203.0.113.9',
  ],
  ['with a forged header that names a proxy', '127.0.0.1', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
  ['with a forged header of nonsense', '127.0.0.1', 'nonsense, 203.0.113.9', '203.0.113.9'],
  ['whom the proxy cannot name', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['whom no one names', '127.0.0.1', undefined, '127.0.0.1'],
  ['of a proxy that listens on both families', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['by IPv4 within IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['by IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:0db8:0001:0002::/64'],
  ['from another address of the same network', '2001:db8:1:2::99', undefined, '2001:0db8:0001:0002::/64'],
  ['by IPv6, behind a proxy', '2001:db8:ffff::1', '[2001:DB8:1:3::7]:443', '2001:0db8:0001:0003::/64'],
  ['by IPv6 with a zone', 'fe80::1%eth0', undefined, 'fe80:0000:0000:0000::/64'],
  ['from nowhere', '', '203.0.113.9', ''],
])('%s', (_, remote, forwardedFor, client) => {
  expect(behind(remote, forwardedFor)).toBe(client);
});

test('without a trusted proxy the header says nothing', () => {
  expect(trusting()('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
});
