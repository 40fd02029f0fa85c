/** Whose request it is, behind proxies: an address outside of them that no one outside can choose. */
import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** `10.0.0.0/8`, `2001:db8::/32`, or one address. */
interface Range {
  readonly address: string;
  readonly prefix: number;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function parseRange(text: string): Range | undefined {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(text) ?? [];
  const most = isIP(address) === 6 ? 128 : 32;
  const prefix = length === undefined ? most : Number(length);
  return isIP(address) !== 0 && prefix <= most ? { address, prefix } : undefined;
}

/** Without brackets, a port or a zone; an IPv4 address within an IPv6 one is the IPv4 address. */
function bare(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/u, '$1$2')
    .replace(/%.*$/u, '')
    .replace(/^::ffff:(?=\d+\.)/iu, '');
  return isIP(address) === 0 ? undefined : address;
}

/** One household or host has a whole /64 of IPv6 addresses. */
function group(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * From the connection inwards: each trusted proxy vouches for the last address that it has appended, and what is
 * before the first untrusted one, anyone may have written.
 */
export function clientAddresses(trusted: readonly Range[]) {
  const proxies = new BlockList();
  for (const { address, prefix } of trusted) proxies.addSubnet(address, prefix, family(address));
  return (remote: string, forwardedFor = ''): string => {
    let client = bare(remote) ?? '';
    for (const hop of forwardedFor.split(',').reverse()) {
      const address = bare(hop);
      if (client === '' || address === undefined || !proxies.check(client, family(client))) break;
      client = address;
    }
    return group(client);
  };
}
