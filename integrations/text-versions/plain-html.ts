/** Rewrites a page's `main` into the HTML that Markdown has signs for. */
import type { Element, ElementContent, Properties } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** What is drawn, a sample or for hands only; what is announced later on; links to what the reader has already. */
const LEFT_OUT = [
  ...['script', 'style', 'svg', 'template', 'nav', 'form', 'input'],
  ...[
    '[role="status"]',
    '[aria-live]',
    '[role="alert"]',
    '.print-only',
    '[data-specimen]',
    '.title-block dl',
  ],
  ...['img[alt=""]', '[aria-hidden="true"]', 'h1 br'],
  // The quote's summary and custom service: nothing in them says anything before someone has typed or ticked.
  ...['section', 'aside'].map((tag) => `${tag}:has(button, input:not([type="checkbox"]))`),
].join(', ');

const HEADING = /^h[1-6]$/;
const BLOCKS_OF_ITEMS = 'h2, h3, h4, blockquote, ul, ol';
/** Numbers that only decorate a list. */
const ORDINAL = /^0\d$/;

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** A paragraph apart from the text, which begins with what it is called. */
export const quotation = (name: string, box: Element): Element =>
  element(
    'blockquote',
    element('p', text(`${name}: `), ...elementsIn(box).flatMap(({ children }) => children)),
  );

const isA = (node: Element | undefined, name: RegExp): node is Element => name.test(node?.tagName ?? '');

function remove(node: Element, unwanted: ReadonlySet<Element>): void {
  node.children = node.children.filter(
    (child) => child.type === 'text' || (child.type === 'element' && !unwanted.has(child)),
  );
  for (const child of elementsIn(node)) remove(child, unwanted);
}

/** What is written, and not how it is said. */
function keepWritten(main: Element): void {
  for (const written of selectAll('[data-spoken] + [aria-hidden="true"]', main)) written.properties = {};
  remove(main, new Set(selectAll('[data-spoken]', main)));
}

/** The name of the company instead of its logo. */
function nameLogos(main: Element): void {
  for (const holder of selectAll('p:has(> img[alt])', main))
    holder.children = selectAll('img', holder).map(({ properties }) => text(String(properties.alt)));
}

/** A checkbox's label by what names and what describes it: `Server Management: USD 850 monthly. Updates…` */
function writeOutChoices(main: Element): void {
  for (const label of selectAll('label:has(input[type="checkbox"])', main)) {
    const { ariaLabelledBy, ariaDescribedBy } = select('input', label)?.properties ?? {};
    // An attribute of several ids is a list in the tree.
    const words = (ids: Properties[string]) =>
      (Array.isArray(ids) ? ids : []).map((id) => {
        const named = select(`[id="${id}"]`, label);
        return named ? toString(named).trim() : '';
      });
    label.children = [text(`${words(ariaLabelledBy).join(': ')}. ${words(ariaDescribedBy).join(' ')}`)];
  }
}

/** Terms with what they mean, a line each. A term that ends with its price has a colon already. */
function listTerms(main: Element): void {
  for (const list of selectAll('dl', main)) {
    list.tagName = 'ul';
    list.children = selectAll('dt', list).map((term) => {
      const pair = selectAll('div', list).find((one) => one.children.includes(term)) ?? list;
      const [name, price] = elementsIn(term).filter(({ tagName }) => tagName === 'span');
      const words = name && price ? [name, text(': '), price, text('. ')] : [...term.children, text(': ')];
      const meaning = selectAll('dd', pair).flatMap(({ children }, index) => [
        ...(index > 0 ? [text('. ')] : []),
        ...children,
      ]);
      return element(
        'li',
        ...words,
        ...meaning.map((child) => (isA(child as Element, /^br$/) ? text(', ') : child)),
      );
    });
  }
}

/** `Step 1` over `Discovery` is `Discovery (Step 1)`. */
function joinLabelsToHeadings(main: Element): void {
  for (const item of selectAll('li', main)) {
    const [label, heading] = elementsIn(item);
    if (!isA(label, /^p$/) || !isA(heading, HEADING)) continue;
    const words = toString(label).trim();
    if (!ORDINAL.test(words)) heading.children.push(text(` (${words})`));
    remove(item, new Set([label]));
  }
}

/** Items with headings, lists or quotations of their own follow each other; short ones stay a list, a line each. */
function flattenLists(main: Element): void {
  for (const list of selectAll('ul, ol', main)) {
    const items = elementsIn(list);
    if (items.some((item) => select(BLOCKS_OF_ITEMS, item))) {
      list.tagName = 'div';
      list.children = items.flatMap(({ children }) => children);
      continue;
    }
    for (const item of items) {
      const lines = elementsIn(item);
      if (lines.length < 2 || lines.some((line) => !isA(line, /^p$/))) continue;
      const [first, ...others] = lines.map(toString);
      const separator = /\d/.test(first ?? '') ? ' ' : ': ';
      item.children = [text([first, ...others].join(separator))];
    }
  }
}

function captionTables(main: Element): void {
  for (const holder of selectAll(':has(> table)', main)) {
    holder.children = holder.children.flatMap((child) => {
      const caption = isA(child as Element, /^table$/) ? select('caption', child) : undefined;
      return caption ? [element('p', ...caption.children, text(':')), child] : [child];
    });
  }
}

function separateLinks(main: Element): void {
  for (const row of selectAll('div:has(> a)', main)) {
    const links = elementsIn(row);
    if (links.every((link) => isA(link, /^a$/))) row.children = links.map((link) => element('p', link));
  }
}

/** A label may stand over it on the page. */
function beginWithTitle(main: Element): void {
  const title = select('h1', main);
  if (!title) return;
  remove(main, new Set([title]));
  main.children.unshift(title);
}

export function simplify(main: Element): void {
  keepWritten(main);
  nameLogos(main);
  writeOutChoices(main);
  remove(main, new Set(selectAll(LEFT_OUT, main)));
  listTerms(main);
  joinLabelsToHeadings(main);
  flattenLists(main);
  captionTables(main);
  separateLinks(main);
  beginWithTitle(main);
}
