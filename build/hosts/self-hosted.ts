export interface SelfHosted {
  readonly root: string;
  /** For nginx the lines of ports, names and certificates, for Caddy an address. */
  readonly reached: readonly string[];
}

/** Defaults, to be edited in the generated files. */
export const folderOf = (host: string) => `/var/www/${host}`;
export const certificateOf = (host: string) => `/etc/letsencrypt/live/${host}`;

/**
 * Only letters that the site's addresses have, and one slash at a time: a redirect to anything else could end up in a
 * header, or on another site.
 */
export const ADDRESS = '(?:/[A-Za-z0-9_-]+)+?';

/** Files for other hosts, which are in the folder as well. */
export const HOST_FILES: readonly string[] = ['/_headers', '/_redirects'];
