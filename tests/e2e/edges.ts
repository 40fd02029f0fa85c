/** Edges that tell a control from what it lies on: WCAG 1.4.11 asks for a contrast of 3:1. */
import type { Page } from 'playwright/test';

type Side = 'top' | 'bottom';

/** Elements without a drawn edge on both of those sides, in another colour than what they lie on. */
export const edgeless = (page: Page, selector: string, sides: readonly Side[], least = 1) =>
  page.locator(selector).evaluateAll(
    (elements, { sides, least }) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
      const without = seen.filter((element) => {
        const style = getComputedStyle(element);
        return sides.some((side) => {
          const [colour, kind, width] = ['color', 'style', 'width'].map((part) =>
            style.getPropertyValue(`border-${side}-${part}`),
          );
          return (
            kind === 'none' ||
            Number.parseFloat(width ?? '') < least ||
            colour === style.backgroundColor ||
            colour === canvas
          );
        });
      });
      return { count: seen.length, without: without.map((element) => element.outerHTML.slice(0, 120)) };
    },
    { sides, least },
  );
