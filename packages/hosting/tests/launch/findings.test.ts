import { expect, test } from 'vitest';
import { getHeaders, createHeaderTable } from '../../hosts/headers.ts';
import { checkFiles } from '@site/content/check/engine/content';
import { listContentFindings, checkSite } from '../../launch/findings.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const ORIGIN = 'https://www.ridge.co.ke';
const SITE = { pages: ['/', '/checkout'], files: [], redirects: {} };
const TABLE = createHeaderTable({ https: true });

interface Answer {
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A header that is missing. */
  readonly without?: string;
}

const { marks, right, wrong, unreachable } = readTestData<{
  marks: [what: string, texts: Record<string, string>, entry: object | null, todo?: string[]][];
  right: Record<string, Answer>;
  wrong: [what: string, address: string, Answer, question: string][];
  unreachable: [message: string, code: string, todo: string][];
}>(import.meta.url);

test.each(marks)('%s', (_, texts, entry, todo = []) => {
  const placeholders = entry ? [{ file: 'company.yaml', supply: 'decide', ...entry }] : [];
  const contentTexts = { ...texts, 'marks.yaml': JSON.stringify({ placeholders }) };
  const files = Object.entries(contentTexts).map(([file, text]) => ({ file: `content/${file}`, text }));
  expect(listContentFindings(checkFiles(files))).toEqual(todo);
});

test('a mark in the logo is found', () => {
  expect(listContentFindings([], '<!-- PLACEHOLDER: a mark for now. --><svg/>')).toHaveLength(1);
  expect(listContentFindings([], '<svg/>')).toEqual([]);
});

/** Lists the questions whose answer is no if one address answers differently. */
async function listQuestionsLeft(changed?: string, change?: Answer) {
  const answers = await checkSite(ORIGIN, (address) => {
    const usualAnswer = right[address] ?? { status: 404 };
    const changes = address === changed ? change : undefined;
    const { body, status = 200, without = '' } = { ...usualAnswer, ...changes };
    const siteHeaders = getHeaders(TABLE, address.slice(ORIGIN.length), SITE);
    const headers = new Headers({ ...siteHeaders, ...usualAnswer.headers, ...changes?.headers });
    if (without) headers.delete(without);
    return Promise.resolve(new Response(body, { status, headers }));
  });
  expect(answers).toHaveLength(10);
  return answers.filter(({ todo }) => todo !== undefined).map(({ question }) => question);
}

test('a site that is right leaves no question', async () => {
  expect(await listQuestionsLeft()).toEqual([]);
});

test.each(wrong)('%s: a question says so', async (_, address, change, question) => {
  const questionsLeft = await listQuestionsLeft(address, change);
  expect(questionsLeft).not.toEqual([]);
  for (const questionLeft of questionsLeft) expect(questionLeft).toMatch(new RegExp(question));
});

test.each(unreachable)(
  'without a site the first question says why, and what to do: %s',
  async (message, code, todo) => {
    const refused = new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
    const answers = await checkSite(ORIGIN, () => Promise.reject(refused));
    expect(answers[0]?.todo).toBe(`${message}; ${todo}`);
    expect(answers.every((questionLeft) => questionLeft.todo?.startsWith(`${message}; `))).toBe(true);
  },
);
