/** Hands `data-prefill` of a link over to the contact form. Inline in its pages, so it imports nothing. */
export function prefillMessage() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-prefill]') : null;
    if (!link) return;
    try {
      sessionStorage.setItem('contactOpening', link.dataset.prefill ?? '');
    } catch {
      // Without storage the message begins empty.
    }
  });
}
