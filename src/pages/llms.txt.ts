import type { APIRoute } from 'astro';
import { folders } from '../site/pages.ts';
import { siteAddress, textPath } from '../site/paths.ts';
import { single } from '../site/queries.ts';
import { sitePages } from '../site/site-pages.ts';

/** Pages of a folder have a heading of their own in the list; all others come first. */
const FOLDERS: readonly string[] = Object.values(folders).map(({ label }) => label);

/** In the format of llmstxt.org. */
export const GET: APIRoute = async () => {
  const [{ name }, { lead }, all] = await Promise.all([single('company'), single('homePage'), sitePages()]);
  const sections = ['Pages', ...FOLDERS].map((heading) => {
    const links = all
      .filter(({ noindex }) => !noindex)
      .filter(({ label }) => (FOLDERS.includes(label) ? label : 'Pages') === heading)
      .map(({ path, title, description }) => `- [${title}](${siteAddress(textPath(path))}): ${description}`);
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const text = [`# ${name}`, `> ${lead}`, ...sections].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
