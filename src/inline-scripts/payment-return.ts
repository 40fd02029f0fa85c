/**
 * On the pages that a payment page returns to: shows the reference that came with the address, and names the window
 * after the part of the page that is shown. A payment that failed has ended its order, so that the next attempt is a
 * new one; an order that is not confirmed goes on. Stands inline in its pages and therefore imports nothing.
 */
export function showReturn() {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  if (!place) return;
  const { reference: parameter = '', submissionKey } = place.dataset;
  const other = document.querySelector('.when-target');
  const unconfirmed = other !== null && location.hash === `#${other.id}`;
  if (unconfirmed) {
    const [shown = '', hidden = ''] = Array.from(document.querySelectorAll('h1'), (one) => one.textContent);
    document.title = document.title.replace(hidden, shown);
  }
  const reference = new URLSearchParams(location.search).get(parameter) ?? '';
  // As `isReference` has it: nothing that reads like a sentence.
  if (!/^[\w.-]{1,64}$/.test(reference)) return;
  place.hidden = false;
  place.append(reference);
  if (submissionKey === undefined || unconfirmed) return;
  try {
    sessionStorage.removeItem(submissionKey);
  } catch {
    // Denied storage holds nothing to remove.
  }
}
