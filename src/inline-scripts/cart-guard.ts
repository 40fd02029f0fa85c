interface SavedLine {
  readonly id?: unknown;
  readonly quantity?: unknown;
}

/**
 * Before the first paint: shows the checkout where a saved line is good, and leaves for the quote page where none is.
 * What only the island can judge, a service of the visitor's own or a quote in the address, stays hidden until then.
 */
export function guardCart() {
  const services = document.querySelector<HTMLElement>('[data-services]')?.dataset.services?.split(' ') ?? [];

  const savedLines = (): readonly SavedLine[] => {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem('quoteItems') ?? '[]');
      return Array.isArray(saved) ? saved.map((line: unknown) => ({ ...(line as SavedLine) })) : [];
    } catch {
      return [];
    }
  };
  const isGood = ({ id, quantity }: SavedLine) =>
    services.some((service) => service === id) && /^(?:[1-9]|10)$/.test(JSON.stringify(quantity));

  const guard = () => {
    const lines = savedLines();
    if (lines.some(isGood)) document.documentElement.classList.add('has-cart');
    else if (!location.hash.startsWith('#q=') && !lines.some(({ id }) => id === 'custom'))
      location.replace('/custom-quote');
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', guard, { once: true });
  } else guard();
}
