/**
 * Marks an island whose script did not arrive, so that the help beside it shows at once. After a deployment the page in
 * the browser's cache names scripts that are gone, and Chromium takes even a reload from there: the help's link asks
 * under an address that no cache has. It is inline in its pages and therefore imports nothing.
 */
export function markFailedIslands() {
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) target.setAttribute('data-failed', '');
  });
  document.querySelector('.load-help a')?.addEventListener('click', (event) => {
    event.preventDefault();
    const fresh = new URL(location.href);
    fresh.searchParams.set('again', String(Date.now()));
    location.replace(fresh);
  });
}
