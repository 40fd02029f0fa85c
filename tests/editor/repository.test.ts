/** What a repository on GitHub lacks, by what its API answers: https://docs.github.com/en/rest */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHECK, repositoryFindings } from '../../tools/editor/repository.ts';
import { testData } from '../test-data.ts';

interface Repository {
  readonly name: string;
  /** By the path within the repository; what is missing is answered by 404. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly says: readonly string[];
}

test.each(testData<readonly Repository[]>(import.meta.url))('$name', ({ answers, says }) => {
  expect(repositoryFindings((path) => answers[path])).toEqual(
    says.map((part) => expect.stringContaining(part) as unknown),
  );
});

test('the check that is asked for is the job of the gate', () => {
  const { jobs } = parse(readFileSync('.github/workflows/gate.yml', 'utf8')) as { readonly jobs: object };
  expect(Object.keys(jobs)).toEqual([CHECK]);
});
