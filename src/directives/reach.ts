import type { ClientDirective } from 'astro';

/**
 * `client:reach`: nothing is downloaded until the visitor reaches for the island. What it wraps must work
 * without script, for the first tap comes before the download.
 */
const reach: ClientDirective = (load, _options, element) => {
  const events = ['pointerover', 'pointerdown', 'focusin'];
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, onReach);
    await (
      await load()
    )();
  };
  const onReach = () => void hydrate();
  const listen = () => {
    for (const event of events) element.addEventListener(event, onReach, { passive: true });
  };
  listen();
  // Offline, the native control goes on alone, and the next reach tries again.
  element.addEventListener('astro:hydration-error', listen);
};

export default reach;
