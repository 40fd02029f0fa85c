import { nearestPage } from '../site/nearest-page.ts';

/**
 * Names the page that the unknown address may have meant, in the empty line of the 404 page.
 * `data-pages` holds each page's title by its address.
 */
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
