/**
 * Marks an island whose script did not arrive, so that the help beside it shows at once. After a deployment the page in
 * the browser's cache names scripts that are gone: the help's link reloads, which asks past the cache.
 */
export function markFailedIslands() {
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) target.setAttribute('data-failed', '');
  });
  document.querySelector('.load-help a')?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
