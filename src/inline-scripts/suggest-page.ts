import { nearestPage } from '../site/nearest-page.ts';

/** `data-pages`, on the empty line of the 404 page, holds the title of each page by its address. */
export function suggestPage(): void {
  const line = document.querySelector<HTMLElement>('[data-pages]');
  if (!line) return;
  const titles = JSON.parse(line.dataset.pages ?? '{}') as Record<string, string>;
  const page = nearestPage(location.pathname, Object.keys(titles));
  if (page === undefined) return;
  const link = document.createElement('a');
  link.className = 'link';
  link.href = page;
  link.textContent = titles[page] ?? page;
  line.append('Did you mean ', link, '?');
}
