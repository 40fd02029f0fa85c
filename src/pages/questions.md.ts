import { createMarkdownResponse } from '#files/legal-markdown.ts';
import { pages } from '@site/rules/urls/pages';
import { toAbsoluteUrl } from '#site/absolute-url.ts';
import { loadEntry } from '#site/queries.ts';
import { loadQuestionGroups } from '#site/site-pages.ts';

export const GET = async () => {
  const { title, lead } = await loadEntry('questionsPage');
  const groups = (await loadQuestionGroups()).flatMap(({ heading, items }) => [
    `## ${heading}`,
    ...items.flatMap(({ question, answer, see, seeTitle }) => [
      `### ${question}`,
      answer,
      ...(see === undefined ? [] : [`[${seeTitle}](${see})`]),
    ]),
  ]);
  return createMarkdownResponse([`# ${title}`, lead, ...groups], toAbsoluteUrl(pages.questions.path));
};
