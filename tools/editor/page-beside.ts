/** In development, on a page beside the office's form: scrolls to the words that are edited there. */

/** The form shows an amount without its currency; a sentence of a document may be cut where a figure stands. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const holds = (element: Element, words: string) => plain(element.textContent).includes(plain(words));

/** The innermost elements that hold the words. */
const holders = (words: string) =>
  [...document.body.querySelectorAll<HTMLElement>('*:not(script, style, template)')].filter(
    (element) => holds(element, words) && ![...element.children].some((child) => holds(child, words)),
  );

/** What is folded counts only where nothing else shows the words: a list of contents stays folded. */
function seen(elements: readonly HTMLElement[]) {
  const shown = elements.filter((element) => element.checkVisibility());
  return shown.length > 0
    ? shown
    : elements.filter((element) => element.closest('details:not([open])') !== null);
}

/** How far outside of an element all other words are. */
function distance(element: Element, others: readonly string[]): number {
  let steps = 0;
  for (let around: Element | null = element; around; around = around.parentElement, steps++) {
    const here = around;
    if (others.every((words) => holds(here, words))) return steps;
  }
  return Infinity;
}

/** Words from the outside inwards; where the innermost are not on the page, those around them. */
function find(words: readonly string[]): HTMLElement | undefined {
  const others = words.slice(0, -1);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const found = last === '' ? [] : seen(holders(last));
  const nearest = found.toSorted((one, other) => distance(one, others) - distance(other, others))[0];
  return nearest ?? find(others);
}

function show(words: readonly string[]) {
  const found = find(words);
  if (!found) return;
  for (
    let around = found.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  found.scrollIntoView({ block: 'center' });
  found.animate({ outline: ['3px solid currentColor', '3px solid transparent'] }, 1500);
}

if (window !== window.top) {
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly edited?: readonly string[] }>) => {
    if (source === window.top && Array.isArray(data.edited)) show(data.edited);
  });
  window.top?.postMessage('page shown', '*');
}
