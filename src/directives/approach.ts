import type { ClientDirective } from 'astro';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * `client:approach`: for islands that only move. They stay plain HTML when the visitor asked for less motion
 * or less data, when the link is slow, and when they stood on the first screen: what has been read must not
 * start anew. Otherwise they hydrate within one screen's height of being seen, once the visitor scrolls.
 */
const approach: ClientDirective = (load, _options, element) => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const slow = connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
  if (connection?.saveData || slow || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const target = element.firstElementChild ?? element;
  const isOnScreen = () => {
    const { top, bottom } = target.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  if (isOnScreen()) return;

  const start = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (isOnScreen()) return;
        // Without the script the final number simply stays; so does one that was reached before the script.
        load().then(
          (hydrate) => (isOnScreen() ? undefined : hydrate()),
          () => undefined,
        );
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(target);
  };
  // Who does not scroll has no use for what moves further down.
  addEventListener('scroll', start, { once: true, passive: true });
};

export default approach;
