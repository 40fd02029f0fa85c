import type { Thing } from './thing.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

export const questionsPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
