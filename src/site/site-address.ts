/** The full address of a page or file, on the one host that the site is found under: see astro.config.mjs. */
export const siteAddress = (path: string): string => new URL(path, import.meta.env.SITE).href;
