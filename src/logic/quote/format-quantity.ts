import { pluralise } from '@site/rules/text/plural';

/** Formats a quantity as `2 servers`, or as `2` if the service does not say what is counted. */
export const formatQuantity = (quantity: number, each?: string) =>
  each ? pluralise(quantity, each) : String(quantity);
