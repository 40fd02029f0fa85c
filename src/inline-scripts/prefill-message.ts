/**
 * A link to the contact page may say in `data-prefill` how the message begins; following it leaves that for the form.
 * Stands inline in its pages and therefore imports nothing.
 */
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
