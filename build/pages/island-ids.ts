const UID = /(<astro-island) uid="[^"]*"/g;

/** Nothing reads Astro's `uid`, which depends on the folder: two builds of one commit would differ. */
export const withoutIslandIds = (html: string): string => html.replaceAll(UID, '$1');
