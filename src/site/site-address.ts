export const siteAddress = (path: string): string => new URL(path, import.meta.env.SITE).href;
