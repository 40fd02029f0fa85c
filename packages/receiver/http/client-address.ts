/** Finds the address of a client behind our own proxies. No one outside can choose it. */
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Unwraps an IPv4 address within an IPv6 one. */
const unwrapAddress = (text: string) => text.trim().replace(/^::ffff:(?=\d+\.)/iu, '');

/** Treats a /64 of IPv6 addresses as one client, because a household or a host has the whole range. */
const groupAddress = (address: string) =>
  isIP(address) === 6
    ? `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`
    : address;

/**
 * Returns the client's address. Each proxy appends the address of its own client. Anyone may have written
 * what comes before those addresses.
 */
export function findClientAddress(proxies: number, remote: string, forwardedFor = ''): string {
  const hops = [...forwardedFor.split(',').filter((hop) => hop !== ''), remote].map(unwrapAddress);
  const client = hops.at(-1 - proxies) ?? hops[0] ?? '';
  return groupAddress(isIP(client) === 0 ? unwrapAddress(remote) : client);
}
