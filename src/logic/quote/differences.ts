import type { CatalogueDifference } from './check-selection.ts';
import { CUSTOM_MESSAGES } from './custom-service.ts';

/**
 * Describes a difference to the visitor. Never repeats the id of an unknown service, because it may be any
 * text.
 */
function describeDifference(difference: CatalogueDifference) {
  switch (difference.kind) {
    case 'unreadable':
      return 'Part of the quote could not be read and was left out.';
    case 'unknown':
      return 'A service was left out that we do not offer, or whose name arrived incomplete.';
    case 'price':
      return `The price of ${difference.name} has changed; the current price is shown.`;
    case 'name':
      return `A service in the quote is now called ${difference.name}.`;
    case 'custom':
      return CUSTOM_MESSAGES.leftOut;
  }
}

export const describeDifferences = (differences: readonly CatalogueDifference[]): readonly string[] => [
  ...new Set(differences.map(describeDifference)),
];
