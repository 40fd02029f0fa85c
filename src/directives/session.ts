import type { ClientDirective } from 'astro';

/** `client:session="key"`: hydrates where the tab's session storage has that key, else downloads nothing. */
const session: ClientDirective = (load, { value }) => {
  const stored = () => {
    try {
      return sessionStorage.getItem(value) !== null;
    } catch {
      return false;
    }
  };
  if (!stored()) return;
  load().then(
    (hydrate) => hydrate(),
    () => undefined,
  );
};

export default session;
