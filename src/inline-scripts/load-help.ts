/** Marks an island whose script did not arrive, so that the help beside it shows at once. */
export function markFailedIslands() {
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) target.setAttribute('data-failed', '');
  });
}
