import type { ClientDirective } from 'astro';

/**
 * `client:session="key"` hydrates if the tab's session storage has the key. Otherwise nothing is downloaded.
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
    () => undefined,
  );
};

export default session;
