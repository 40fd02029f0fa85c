/** A server of one's own, as opposed to a host that takes a folder. */
export interface SelfHosted {
  /** The folder of the built site. */
  readonly root: string;
  /** How the server is reached: for nginx the lines of ports, names and certificates, for Caddy an address. */
  readonly reached: readonly string[];
}

/** Where the generated files expect the site and its certificate until somebody writes other folders in. */
export const folderOf = (host: string) => `/var/www/${host}`;
export const certificateOf = (host: string) => `/etc/letsencrypt/live/${host}`;

/**
 * Only letters that the site's addresses have, and one slash at a time: a redirect to anything else could end up in a
 * header, or on another site.
 */
export const ADDRESS = '(?:/[A-Za-z0-9_-]+)+?';

/** Files for other hosts, which lie in the folder as well. */
export const HOST_FILES: readonly string[] = ['/_headers', '/_redirects'];
