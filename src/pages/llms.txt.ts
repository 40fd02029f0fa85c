import type { APIRoute } from 'astro';
import { textPath } from '../site/paths.ts';
import { single } from '../site/queries.ts';
import { siteAddress } from '../site/site-address.ts';
import { sitePages } from '../site/site-pages.ts';
import { llmsText } from '../../build/text-versions/llms.ts';

export const GET: APIRoute = async () => {
  const [company, home, pages] = await Promise.all([single('company'), single('homePage'), sitePages()]);
  const listed = pages.filter(({ noindex }) => !noindex);
  const text = llmsText({ companyName: company.name, summary: home.lead, pages: listed }, (path) =>
    siteAddress(textPath(path)),
  );
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
