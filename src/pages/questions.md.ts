import type { APIRoute } from 'astro';
import { markdownFile } from '../files/legal-markdown.ts';
import { pages } from '@site/rules/addresses/pages';
import { absoluteUrl } from '../site/absolute-url.ts';
import { single } from '../site/queries.ts';
import { questionGroups } from '../site/site-pages.ts';

export const GET: APIRoute = async () => {
  const { title, lead } = await single('questionsPage');
  const groups = (await questionGroups()).flatMap(({ heading, items }) => [
    `## ${heading}`,
    ...items.flatMap(({ question, answer, see, more }) => [
      `### ${question}`,
      answer,
      ...(see === undefined ? [] : [`[${more}](${see})`]),
    ]),
  ]);
  return markdownFile([`# ${title}`, lead, ...groups], absoluteUrl(pages.questions.path));
};
