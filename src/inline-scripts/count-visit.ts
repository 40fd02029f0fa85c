import { createVisitRequest } from '#logic/visit/visit.ts';

/** Counts this page view, without cookies. A prerendered page is counted when the visitor opens it. */
export function countVisit() {
  const endpoint = document.body.dataset.analyticsEndpoint;
  if (endpoint === undefined) return;
  const send = () => {
    const { url, body } = createVisitRequest(endpoint, new URL(location.href), document.referrer);
    // An ad blocker may block the request.
    fetch(url, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
