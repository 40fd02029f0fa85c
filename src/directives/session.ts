import type { ClientDirective } from 'astro';
import { keepServedTexts } from '../inline-scripts/served-texts.ts';

/** `client:session="key"`: hydrates where the tab's session storage has that key, else downloads nothing. */
const session: ClientDirective = (load, { value }, island) => {
  const stored = () => {
    try {
      return sessionStorage.getItem(value) !== null;
    } catch {
      return false;
    }
  };
  if (!stored()) return;
  keepServedTexts(island);
  load().then(
    (hydrate) => hydrate(),
    () => undefined,
  );
};

export default session;
