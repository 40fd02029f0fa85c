import { paths } from '@site/rules/urls/paths';

/** Adds the site's origin to the path of a page or file. `SITE` is `site` in astro.config.mjs. */
export const toAbsoluteUrl = (path: string) => new URL(path, import.meta.env.SITE).href;

export const homeUrl = toAbsoluteUrl(paths.home);
