import { visitRequest } from '../logic/visit/visit.ts';

/** Tells the counting service of this visit, without cookies; of a page that was rendered ahead, once it is looked at. */
export function countVisit() {
  const endpoint = document.body.dataset.countedBy;
  if (endpoint === undefined) return;
  const send = () => {
    const { address, body } = visitRequest(endpoint, new URL(location.href), document.referrer);
    // A visitor's own protection may refuse it.
    fetch(address, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
