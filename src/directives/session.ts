import type { ClientDirective } from 'astro';

/**
 * Defines `client:session="key"`. It hydrates an island only if the tab's session storage has the key.
 * Otherwise nothing is downloaded.
 */
const session: ClientDirective = (load, { value }) => {
  const isStored = () => {
    try {
      return sessionStorage.getItem(value) !== null;
    } catch {
      return false;
    }
  };
  if (!isStored()) return;
  load().then(
    (hydrate) => hydrate(),
    // The page stays as it is in the HTML if the download fails.
    () => undefined,
  );
};

export default session;
