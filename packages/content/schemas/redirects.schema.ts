import { z } from 'zod';
import { pageUrlSchema } from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

/**
 * Extensions of files that the build writes. An old URL must not have one of them, because its redirect would
 * replace the file. tests/dist/links.test.ts checks that the list is complete.
 */
const FILE_EXTENSIONS = 'css|html|ico|js|json|md|png|svg|txt|webmanifest|webp|woff2|xml';

/**
 * Matches a path whose parts begin with a letter, a digit or a hyphen. A part that begins with a dot or an
 * underscore could lead out of the site or name a file of the host. `/index` and `/version-1-0` are rejected
 * at the end of a path, because the build writes such pages itself.
 */
const OLD_URL_PATTERN = new RegExp(
  `^(?!.*/(?:index|version-[\\d-]+)$)(?:/(?![\\w.-]+\\.(?:${FILE_EXTENSIONS})(?:/|$))[A-Za-z\\d-][\\w.-]*)+$`,
);

const redirectSchema = z.strictObject({
  from: z
    .string()
    // Removes the old site's host, and `.html`, because a redirect of /about-us also applies to
    // /about-us.html.
    .overwrite((url) => url.trim().replaceAll(/^(?:https?:\/\/)?[^/]+\.[^/]+(?=\/)|\.html$/g, ''))
    .refine((url) => OLD_URL_PATTERN.test(url), messages.formerUrl)
    .describe('The address that is gone, from the first slash on: /about-us.'),
  to: pageUrlSchema.describe('The page of this site that takes its place: /about.'),
});

/**
 * The list is in an object, because Astro prints a warning about an empty list for each page:
 * https://github.com/withastro/astro/issues/15329.
 */
export const redirectsSchema = z.strictObject({
  redirects: z.array(redirectSchema).describe('Addresses of an old site, if there was one.'),
});
