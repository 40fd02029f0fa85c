interface SentOrder {
  readonly atMs?: unknown;
  readonly reference?: unknown;
}

/**
 * On the failure page: names the window after the part of the page that is shown, and shows the reference in the
 * address, if it is that of this tab's order. A payment that failed has ended its order, so that the next attempt is a
 * new one; an order that is not confirmed goes on. It is inline in its page and therefore imports nothing.
 */
export function showReturn() {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  if (!place) return;
  const { reference: parameter = '', submissionKey = '', orderPrefix = '' } = place.dataset;
  const other = document.querySelector('.when-target');
  const unconfirmed = other !== null && location.hash === `#${other.id}`;
  if (unconfirmed) {
    const [shown = '', hidden = ''] = Array.from(document.querySelectorAll('h1'), (one) => one.textContent);
    document.title = document.title.replace(hidden, shown);
  }
  const named = new URLSearchParams(location.search).get(parameter);
  if (named === null) return;
  try {
    const sent = JSON.parse(sessionStorage.getItem(submissionKey) ?? '{}') as SentOrder | null;
    if (typeof sent?.atMs !== 'number') return;
    if (named !== sent.reference && named !== `${orderPrefix}${sent.atMs}`) return;
    place.hidden = false;
    place.append(named);
    // No content is ever empty: the next submission is another.
    if (!unconfirmed) sessionStorage.setItem(submissionKey, JSON.stringify({ ...sent, content: '' }));
  } catch {
    // Storage that is denied or torn holds no order.
  }
}
