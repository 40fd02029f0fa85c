type Place = Pick<URL, 'origin' | 'hostname' | 'pathname'>;

/**
 * A page view for a counting service: GoatCounter's if its address ends in /count, else an event as Plausible defines it
 * (https://plausible.io/docs/events-api). Of addresses it has the page's path and the referring site alone: what
 * follows may be a quote or an order's reference.
 */
export function visitRequest(endpoint: string, page: Place, referringAddress: string) {
  const [referrer = ''] = /^https?:\/\/[^/]+/.exec(referringAddress) ?? [];
  const elsewhere = referrer === page.origin ? '' : referrer;
  const address = new URL(endpoint);
  if (address.pathname.endsWith('/count')) {
    address.searchParams.set('p', page.pathname);
    address.searchParams.set('r', elsewhere);
    return { address: address.href, body: '' };
  }
  const event = {
    name: 'pageview',
    url: page.origin + page.pathname,
    domain: page.hostname.replace(/^www\./, ''),
    referrer: elsewhere,
  };
  return { address: address.href, body: JSON.stringify(event) };
}
