/** Reads the YAML file beside a test, because long tables are easier to read in YAML than in code. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test knows its own file
export const readTestData = <Data>(testUrl: string) =>
  parse(readFileSync(new URL(testUrl.replace(/(?:\.test|\.spec)?\.ts$/, '.yaml')), 'utf8'), {
    merge: true,
  }) as Data;
