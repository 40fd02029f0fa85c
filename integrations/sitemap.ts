interface Location {
  readonly url: string;
  /** Left out where it is not known: a wrong day is worse than none. */
  readonly changed?: string | undefined;
}

/** In the format of sitemaps.org. Addresses are of our own words and hyphens: nothing in them needs an escape. */
export function sitemap(locations: readonly Location[]): string {
  const entries = locations.map(({ url, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${url}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
