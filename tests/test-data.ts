/** Plain data beside a test, where it reads better than as code. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test knows its own file
export const testData = <Data>(file: string, test: string) =>
  parse(readFileSync(new URL(file, test), 'utf8')) as Data;
