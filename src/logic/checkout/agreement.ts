import { paths } from '@site/rules/urls/paths';

/** The documents that a customer agrees to when ordering, with the names that the checkout shows. */
export const DOCUMENTS_TO_AGREE_TO = [
  { path: paths.terms, name: 'Terms of Service' },
  { path: paths.refund, name: 'Refund Policy' },
] as const;
