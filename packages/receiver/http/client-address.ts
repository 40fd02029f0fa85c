/** Finds the address of a client behind our own proxies. No client can forge it. */
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Turns an IPv4 address that is written as IPv6, such as `::ffff:192.0.2.1`, into plain IPv4. */
const unwrapAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/iu, '');

/** Returns one name for a /64 of IPv6 addresses, because a household or a host owns such a range. */
const groupAddress = (address: string) =>
  isIP(address) === 6
    ? `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`
    : address;

/**
 * Returns the client's address. Each of our proxies has appended the address that it was called from. What
 * comes before these addresses may be forged.
 */
export function findClientAddress(proxyCount: number, remoteAddress: string, forwardedFor = ''): string {
  const hops = [...forwardedFor.split(',').filter((hop) => hop !== ''), remoteAddress].map(unwrapAddress);
  const client = hops.at(-1 - proxyCount) ?? hops[0] ?? '';
  return groupAddress(isIP(client) === 0 ? unwrapAddress(remoteAddress) : client);
}
