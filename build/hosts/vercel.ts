/** `vercel.json`: https://vercel.com/docs/project-configuration */
import { addressesOf, type HeaderRule, type Site } from './headers.ts';

const source = (address: string) => (address.endsWith('*') ? `${address.slice(0, -1)}(.*)` : address);

export const vercelJson = (rules: readonly HeaderRule[], site: Site): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      outputDirectory: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      redirects: Object.entries(site.redirects).map(([from, to]) => ({
        source: from,
        destination: to,
        statusCode: 301,
      })),
      headers: rules.flatMap(({ where, headers }) =>
        addressesOf(where, site).map((address) => ({
          source: source(address),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
      ),
    },
    undefined,
    2,
  )}\n`;
