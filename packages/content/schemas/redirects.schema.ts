import { z } from 'zod';

const redirectSchema = z.strictObject({
  from: z
    .string()
    .regex(
      /^(?!.*\.html$)(?:\/[\w.-]+)+$/,
      'must be an address like /about-us.php: from the first slash on, without .html, a query or a slash at its end',
    )
    .describe('The address on the old site, from the first slash on, without .html: /about-us.'),
  to: z
    .string()
    .regex(/^\/[^#?]*$/, 'must be the address of a page, like /about')
    .describe('The page of this site that takes its place: /about.'),
});

/** Not a list by itself: Astro warns of an empty one on each page. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(redirectSchema).describe('Addresses of an old site, if there was one.'),
});
