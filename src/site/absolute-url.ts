import { paths } from '@site/rules/urls/paths';

/** Adds the site's origin, which is Astro's `site`, to the path of a page or file. */
export const toAbsoluteUrl = (path: string): string => new URL(path, import.meta.env.SITE).href;

export const homeUrl = toAbsoluteUrl(paths.home);
