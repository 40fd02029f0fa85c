/** Says on the success page that the tab holds no order. Stands inline in its page and therefore imports nothing. */
export function tellOfNoOrder() {
  const place = document.querySelector<HTMLElement>('[data-no-order]');
  if (!place) return;
  try {
    place.hidden = sessionStorage.getItem(place.dataset.noOrder ?? '') !== null;
  } catch {
    place.hidden = false;
  }
}
