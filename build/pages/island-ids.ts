const UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Takes Astro's `uid` from every island. Nothing reads it, and it is made of the folder in which the site is built,
 * so that two builds of one commit would differ.
 */
export const withoutIslandIds = (html: string): string => html.replaceAll(UID, '$1');
