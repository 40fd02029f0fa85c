import { contentRoot, contentText } from '../../integrations/content-root.ts';
import { contentHistory, lastChange } from '../../integrations/git.ts';
import { isoDate } from '../domain/time/dates.ts';
import { withFacts } from './page-sources.ts';
import type { SitePage } from './site-pages.ts';

const days = contentHistory(contentRoot);
const named = (file: string) => (file.endsWith('.mdx') ? file : `${file}.yaml`);
const read = (file: string) => contentText(named(file));

/** The day on which what a page shows last changed, `2026-11-23`; `undefined` where git cannot tell. */
export const lastChangeOf = ({
  changed,
  sources,
}: Pick<SitePage, 'changed' | 'sources'>): string | undefined =>
  changed
    ? isoDate(changed)
    : lastChange(
        withFacts(sources, read).map((file) => `content/${named(file)}`),
        days,
      );
