import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { quotation, simplify } from './plain-html.ts';

interface Offer {
  readonly name: string;
  readonly url?: string;
}

/** Offers of the page's own data that lead to a filled form, which on the page is ticked by hand. */
function filledForms(data: string): string {
  const { '@graph': things = [] } = JSON.parse(data || '{}') as {
    '@graph'?: readonly { itemListElement?: readonly Offer[] }[];
  };
  const links = things
    .flatMap(({ itemListElement = [] }) => itemListElement)
    .filter(({ url = '' }) => url.includes('#q='))
    .map(({ name, url = '' }) => `- [${name}](${url})`);
  return links.length === 0
    ? ''
    : `\nA link opens this page with a service ticked. The number after the dot is the quantity; ~ joins several:\n\n${links.join('\n')}\n`;
}

/** The text of a built page, and its path from the built folder, such as `/pricing.md`; `undefined` of pages that are not to be listed, whose heads name none. */
export function textVersion(html: string) {
  const page = fromHtml(html);
  const path = select('link[rel="alternate"][type="text/markdown"]', page)?.properties.href;
  const address = select('link[rel="canonical"]', page)?.properties.href;
  const main = select('main', page);
  const title = select('h1', main);
  if (typeof path !== 'string' || typeof address !== 'string' || !main || !title) return undefined;

  const notice = select('[data-until]', page);
  if (notice) main.children.unshift(quotation(String(notice.properties.ariaLabel), notice));
  for (const link of selectAll('a[href]', main))
    link.properties.href = new URL(String(link.properties.href), address).href;
  for (const picture of selectAll('img[src]', main))
    picture.properties.src = new URL(String(picture.properties.src), address).href;
  simplify(main);
  const body = toMarkdown(toMdast(main), {
    bullet: '-',
    rule: '-',
    // Not `<mailto:…>`: the words of a link stay words.
    resourceLink: true,
    extensions: [gfmTableToMarkdown()],
  });
  const data = select('script[type="application/ld+json"]', page);
  const filled = filledForms(data ? toString(data) : '');
  return { path, markdown: `${body}${filled}\n---\n\nWeb page: <${address}>\n`.replaceAll('\u00A0', ' ') };
}
