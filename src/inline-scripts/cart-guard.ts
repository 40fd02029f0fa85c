interface SavedLine {
  readonly id?: unknown;
  readonly quantity?: unknown;
}

/**
 * Before the first paint: shows the checkout where a saved line is good, and leaves for the quote page where none is.
 * What only the island can judge, a service of the visitor's own or a quote in the address, stays hidden until then.
 * It is in its page as it stands here and therefore names nothing outside: components/checkout/cart-guard.astro says what to look for.
 */
export function guardCart() {
  const place = document.querySelector<HTMLElement>('[data-cart]');
  const [key = '', customId, min, max, share = '', builder = '', ...services] =
    place?.dataset.cart?.split(' ') ?? [];

  const savedLines = (): readonly SavedLine[] => {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      return Array.isArray(saved) ? saved.map((line: unknown) => ({ ...(line as SavedLine) })) : [];
    } catch {
      return [];
    }
  };
  const isGood = ({ id, quantity }: SavedLine) =>
    services.some((service) => service === id) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= Number(min) &&
    Number(quantity) <= Number(max);

  const guard = () => {
    const lines = savedLines();
    if (lines.some(isGood)) document.documentElement.classList.add('has-cart');
    else if (!location.hash.startsWith(share) && !lines.some(({ id }) => id === customId))
      location.replace(builder);
  };
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', guard, { once: true });
  } else guard();
}
