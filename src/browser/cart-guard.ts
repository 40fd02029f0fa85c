/** Shows the checkout where a quote was saved, or came with the address; else leaves for the quote page. */
export function guardCart() {
  const hasQuote = () => {
    if (location.hash.startsWith('#q=')) return true;
    try {
      const items: unknown = JSON.parse(sessionStorage.getItem('quoteItems') ?? '[]');
      return Array.isArray(items) && items.length > 0;
    } catch {
      return false;
    }
  };
  const guard = () => {
    if (hasQuote()) document.documentElement.classList.add('has-cart');
    else location.replace('/custom-quote');
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', guard, { once: true });
  } else guard();
}
