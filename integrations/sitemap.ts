const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface Location {
  readonly url: string;
  /** Left out where it is not known: a wrong day is worse than none. */
  readonly changed?: string | undefined;
}

/** In the format of sitemaps.org. */
export function sitemap(locations: readonly Location[]): string {
  const entries = locations.map(({ url, changed }) => {
    const loc = `<loc>${url.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</loc>`;
    return `  <url>${loc}${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
