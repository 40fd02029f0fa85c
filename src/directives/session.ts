import type { ClientDirective } from 'astro';

/**
 * Defines `client:session="key"`, which hydrates an island only if the tab's session storage has the key.
 * Without the key, nothing is downloaded.
 */
const session: ClientDirective = (load, { value }) => {
  try {
    if (sessionStorage.getItem(value) === null) return;
  } catch {
    // Nothing is stored if storage is denied.
    return;
  }
  load().then(
    (hydrate) => hydrate(),
    // If the download fails, the page stays as it is in the HTML.
    () => undefined,
  );
};

export default session;
