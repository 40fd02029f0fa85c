import { paths } from '@site/rules/addresses/paths';
import { companyId } from '../logic/schema-org/thing.ts';

/** With the site's host. */
export const siteAddress = (path: string): string => new URL(path, import.meta.env.SITE).href;

export const offerAddresses = (path: string) => ({
  url: siteAddress(path),
  provider: companyId(siteAddress(paths.home)),
});
