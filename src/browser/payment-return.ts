/**
 * On the pages that a payment page returns to: shows the reference that came with the address, and puts the title of
 * what is shown on the window. A payment that failed has ended its order, so that the next attempt is a new one.
 * Stands inline in its pages and therefore imports nothing; `data-…` gives it its names.
 */
export function showReturn() {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  if (!place) return;
  const { reference: parameter = '', ticket } = place.dataset;
  const shown = document.querySelector(':target h1');
  if (shown) document.title = shown.textContent;
  const reference = new URLSearchParams(location.search).get(parameter) ?? '';
  // As `isReference` has it: nothing that reads like a sentence.
  if (!/^[\w.-]{1,64}$/.test(reference)) return;
  place.hidden = false;
  place.append(reference);
  if (ticket === undefined || shown) return;
  try {
    sessionStorage.removeItem(ticket);
  } catch {
    // Denied storage holds no ticket.
  }
}
