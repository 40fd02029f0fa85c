/**
 * A page view for a counting service: GoatCounter's if its address ends in /count, otherwise an event as Plausible
 * defines it (https://plausible.io/docs/events-api). It holds the page's path and the referring site, but no query and
 * no fragment, which may be a quote or an order's reference.
 */
export function visitRequest(
  endpoint: string,
  page: Pick<URL, 'origin' | 'hostname' | 'pathname'>,
  referringAddress: string,
) {
  const [referrer = ''] = /^https?:\/\/[^/]+/.exec(referringAddress) ?? [];
  const otherSite = referrer === page.origin ? '' : referrer;
  const address = new URL(endpoint);
  if (address.pathname.endsWith('/count')) {
    address.searchParams.set('p', page.pathname);
    address.searchParams.set('r', otherSite);
    return { address: address.href, body: '' };
  }
  const event = {
    name: 'pageview',
    url: page.origin + page.pathname,
    domain: page.hostname.replace(/^www\./, ''),
    referrer: otherSite,
  };
  return { address: address.href, body: JSON.stringify(event) };
}
