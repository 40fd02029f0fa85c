import { paths } from '@site/rules/urls/paths';

/** The documents that a customer agrees to with an order, by the names that the checkout gives them. */
export const agreedDocuments = [
  { path: paths.terms, name: 'Terms of Service' },
  { path: paths.refund, name: 'Refund Policy' },
] as const;
