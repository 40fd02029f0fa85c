import { paths } from './paths.ts';

const DOCUMENTS = [paths.terms, paths.privacy, paths.refund, paths.security, paths.cookie, paths.dpa];

/** The specification's links under /legal redirect to the real pages. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  DOCUMENTS.map((path) => [`/legal${path}`, path]),
);
