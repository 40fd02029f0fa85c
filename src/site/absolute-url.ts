import { companyId } from '../logic/schema-org/thing.ts';
import { paths } from '@site/rules/addresses/paths';

/** Adds the site's origin, which is Astro's `site`, to the path of a page or file. */
export const absoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;

export const homeUrl = absoluteUrl(paths.home);

/** The company's `@id` in structured data. */
export const companyUrl = companyId(homeUrl);

/** The addresses of an offer's page and of the company that makes it. */
export const offerAddresses = (path: string) => ({ url: absoluteUrl(path), provider: companyUrl });
