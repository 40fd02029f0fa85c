/** Whose request it is, behind proxies of our own: an address that no one outside can choose. */
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Without brackets or a port; an IPv4 address within an IPv6 one is the IPv4 address. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/u, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/iu, '');

/** One household or host has a whole /64 of IPv6 addresses. */
const group = (address: string) =>
  isIP(address) === 6
    ? `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`
    : address;

/** Each proxy appends the address that has asked it; what is before those, anyone may have written. */
export function clientAddress(proxies: number, remote: string, forwardedFor = ''): string {
  const hops = [...forwardedFor.split(',').filter((hop) => hop !== ''), remote].map(bare);
  const client = hops.at(-1 - proxies) ?? hops[0] ?? '';
  return group(isIP(client) === 0 ? bare(remote) : client);
}
