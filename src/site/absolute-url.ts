import { companyId } from '../logic/schema-org/thing.ts';
import { paths } from '@site/rules/addresses/paths';

/** Adds the site's origin, which is Astro's `site`, to the path of a page or file. */
export const toAbsoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;

export const homeUrl = toAbsoluteUrl(paths.home);

/** The company's `@id` in structured data. */
export const companyUrl = companyId(homeUrl);

/** Returns the address of an offer's page and the company's `@id`. */
export const getOfferAddresses = (path: string) => ({ url: toAbsoluteUrl(path), provider: companyUrl });
