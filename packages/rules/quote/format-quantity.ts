import { pluralise } from '../text/plural.ts';
import type { CatalogueItem } from './catalogue.ts';

/** Formats a quantity as `2 servers`, or as `2` if the service does not say what is counted. */
export const formatQuantity = (quantity: number, { each }: Pick<CatalogueItem, 'each'>): string =>
  each ? pluralise(quantity, each) : String(quantity);
