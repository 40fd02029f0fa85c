import { QUANTITY } from '@site/rules/quote/quantity';
import { encodeShareLink } from '#logic/quote/share-link.ts';
import { folders } from '@site/rules/urls/pages';
import { cataloguePath, paths } from '@site/rules/urls/paths';
import { toAbsoluteUrl } from '#site/absolute-url.ts';
import { restoreSpaces } from '#logic/text/non-breaking.ts';
import { loadEntries, loadFact, loadEntry } from '#site/queries.ts';
import { listSitePages } from '#site/site-pages.ts';

const FOLDER_HEADINGS = Object.values(folders).flatMap(({ label }) => label ?? []);

/** Follows the format of llmstxt.org: a title, a summary, details without headings, then lists of links. */
export const GET = async () => {
  const company = await loadEntry('company');
  const home = await loadEntry('homePage');
  const sitePages = await listSitePages();
  const catalogue = await loadEntries('catalogue');
  const exampleQuote = encodeShareLink(
    new Map(catalogue.slice(0, 2).map(({ id }, index) => [id, QUANTITY.min + index])),
  );
  const details = [
    `- Phone ${company.phone}, WhatsApp ${company.whatsapp}, email ${company.email}`,
    `- Office: ${await loadFact('company.address')}`,
    `- Office hours: ${await loadFact('company.hours')}; a reply to messages within ${await loadFact('company.reply')}, also on days off`,
    `- Plans, services and add-ons are priced in Kenyan shillings (KES) before VAT. Packages are priced in US dollars (USD), with any VAT due in the price. Similar names in the KES and USD lists are different services.`,
    `- A link can open the quote page filled in: ${toAbsoluteUrl(paths.quote)}${exampleQuote}. Each service is its id, a dot and a quantity from ${QUANTITY.min} to ${QUANTITY.max}, with ~ between services; ids and prices are in ${toAbsoluteUrl(cataloguePath)}. The visitor sees the quote before anything is ordered.`,
  ];
  const sections = ['Pages', ...FOLDER_HEADINGS].map((heading) => {
    const links = sitePages
      .filter(({ noindex, section = 'Pages' }) => !noindex && section === heading)
      .map(
        ({ path, title, searchTitle = title, description }) =>
          `- [${path === paths.home ? searchTitle : title}](${toAbsoluteUrl(path)}): ${description}`,
      );
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const introduction = [`# ${company.name}`, `> ${home.description}`, home.statsNote, details.join('\n')];
  return new Response(restoreSpaces(`${[...introduction, ...sections].join('\n\n')}\n`));
};
