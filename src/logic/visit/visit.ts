/**
 * Creates the request that counts a page view. An endpoint that ends in /count gets a request for
 * GoatCounter. Any other endpoint gets an event as Plausible defines it:
 * https://plausible.io/docs/events-api. The request contains the page's path and the referring site. It
 * leaves out the page's query and fragment, because they may contain a quote or an order's reference.
 */
export function createVisitRequest(
  endpoint: string,
  page: Pick<URL, 'origin' | 'hostname' | 'pathname'>,
  referringUrl: string,
) {
  const [referringOrigin = ''] = /^https?:\/\/[^/]+/.exec(referringUrl) ?? [];
  const externalReferrer = referringOrigin === page.origin ? '' : referringOrigin;
  const url = new URL(endpoint);
  if (url.pathname.endsWith('/count')) {
    url.searchParams.set('p', page.pathname);
    url.searchParams.set('r', externalReferrer);
    return { url: url.href, body: '' };
  }
  const event = {
    name: 'pageview',
    url: page.origin + page.pathname,
    domain: page.hostname.replace(/^www\./, ''),
    referrer: externalReferrer,
  };
  return { url: url.href, body: JSON.stringify(event) };
}
