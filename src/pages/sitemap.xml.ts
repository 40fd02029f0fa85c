import type { APIRoute } from 'astro';
import { contentRoot, contentText } from '../../integrations/content-root.ts';
import { contentHistory, lastChange } from '../../integrations/git.ts';
import { isoDate } from '../domain/time/dates.ts';
import { sitemap } from '../../integrations/sitemap.ts';
import { siteAddress } from '../site/paths.ts';
import { withFacts } from '../site/page-sources.ts';
import { sitePages } from '../site/site-pages.ts';

export const GET: APIRoute = async () => {
  const days = contentHistory(contentRoot);
  const named = (file: string) => (file.endsWith('.mdx') ? file : `${file}.yaml`);
  const read = (file: string) => contentText(named(file));
  const inContent = (files: readonly string[]) => files.map((file) => `content/${named(file)}`);
  const locations = (await sitePages())
    .filter(({ noindex }) => !noindex)
    .map(({ path, changed, sources }) => ({
      url: siteAddress(path),
      changed: changed ? isoDate(changed) : lastChange(inContent(withFacts(sources, read)), days),
    }));
  return new Response(sitemap(locations), { headers: { 'content-type': 'application/xml' } });
};
