/** What a browser must be able to do for the flows, whichever engine it is. Each engine has a file of its own. */

/** What a visitor looks for, and how it is written in HTML. */
const SELECTORS = {
  link: 'a[href]',
  button: 'button',
  toggle: 'summary',
  field: 'input:not([type="checkbox"]), textarea',
  checkbox: 'input[type="checkbox"]',
} as const;

export type Kind = keyof typeof SELECTORS;

export interface Driver {
  /** Opens a path of the site and waits until it has loaded. */
  readonly visit: (path: string) => Promise<unknown>;
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that an expression in the page gives, as a mouse does. */
  readonly click: (element: string) => Promise<unknown>;
  /** Types into the field that an expression in the page gives, in place of what it holds. */
  readonly fill: (element: string, text: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** A browser that runs. Every tab that it opens starts with nothing stored. */
export interface Engine {
  readonly open: (baseURL: string) => Promise<Driver>;
  readonly close: () => Promise<unknown>;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function's call as an expression in the page; the function can use nothing but its arguments. */
export const inPage = <Args extends readonly Json[]>(call: (...args: Args) => unknown, ...args: Args) =>
  `(${String(call)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Runs in the page. */
function findVisible(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element) => {
    const [label] = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim();
  };
  const found = Array.from(document.querySelectorAll(selector)).find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );
  // Below the bar that stays at the top, and above the one at the bottom.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** The expression that gives an element by its kind and by how its name begins. */
export const elementOf = (kind: Kind, name: string) => inPage(findVisible, SELECTORS[kind], name);
