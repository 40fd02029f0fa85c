import type { QuoteChange } from './check-selection.ts';
import { CUSTOM_MESSAGES } from './custom-service.ts';

/**
 * Describes a change to the visitor. Never repeats the id of an unknown service, because it may be any text.
 */
function describeChange(change: QuoteChange) {
  switch (change.kind) {
    case 'unreadable':
      return 'Part of the quote could not be read and was left out.';
    case 'unknown':
      return 'A service was left out that we do not offer, or whose name arrived incomplete.';
    case 'price':
      return `The price of ${change.name} has changed; the current price is shown.`;
    case 'name':
      return `A service in the quote is now called ${change.name}.`;
    case 'custom':
      return CUSTOM_MESSAGES.leftOut;
  }
}

export const describeChanges = (changes: readonly QuoteChange[]): readonly string[] => [
  ...new Set(changes.map(describeChange)),
];
