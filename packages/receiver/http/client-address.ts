/**
 * Finds the address of a client behind our own proxies. A client cannot forge its address if TRUSTED_PROXIES
 * is the number of these proxies.
 */
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Turns an IPv4 address that is written as IPv6, such as `::ffff:192.0.2.1`, into plain IPv4. */
const unwrapAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/iu, '');

/**
 * Returns the same name for all IPv6 addresses of a /64, because a household or a server usually has a whole
 * /64 to itself.
 */
const groupAddress = (address: string) =>
  isIP(address) === 6
    ? `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`
    : address;

/**
 * Returns the client's IPv4 address, or the /64 of its IPv6 address. `forwardedFor` is the header
 * `X-Forwarded-For`.
 */
export function findClientAddress(proxyCount: number, remoteAddress: string, forwardedFor = ''): string {
  // Each of our proxies appends the address of its caller to the header. The client may have forged
  // everything before those addresses.
  const hops = [...forwardedFor.split(','), remoteAddress].map(unwrapAddress);
  // If the header has fewer entries than there are proxies, the first entry counts.
  const client = hops.at(-1 - proxyCount) ?? hops[0] ?? '';
  // If the client's entry is not an address, the caller of the receiver itself counts as the client.
  return groupAddress(isIP(client) === 0 ? unwrapAddress(remoteAddress) : client);
}
