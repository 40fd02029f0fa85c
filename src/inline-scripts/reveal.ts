/** Shown once a tenth is visible, 50 px above the lower edge. Source: specification, section 9. */
const VISIBILITY: IntersectionObserverInit = { threshold: 0.1, rootMargin: '0px 0px -50px' };

/**
 * Lets each section marked `data-reveal` appear when it is scrolled into view, after its optional delay in
 * milliseconds. What is on screen already, or above it, is left alone, so nothing that has been seen vanishes.
 */
export function revealOnScroll() {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      setTimeout(
        () => {
          target.classList.replace('reveal-waiting', 'reveal-done');
        },
        Number(target.getAttribute('data-reveal')),
      );
    }
  }, VISIBILITY);

  for (const section of document.querySelectorAll('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.classList.add('reveal-waiting');
    observer.observe(section);
  }
}
