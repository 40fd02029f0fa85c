import { paths } from './paths.ts';

/** The specification's links under /legal lead to the real pages. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  [paths.terms, paths.privacy, paths.refund, paths.security, paths.cookie, paths.dpa].map((path) => [
    `/legal${path}`,
    path,
  ]),
);
