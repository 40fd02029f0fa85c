/** Mutation tests of the rules: `npm run test:mutate`. Stryker, 55 MB with all it needs, is fetched for the run. */
import { run } from './run.ts';

const STRYKER = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];

const passed =
  run('npm', ['install', '--no-save', ...STRYKER]) && run('stryker', ['run', ...process.argv.slice(2)]);
process.exitCode = passed ? 0 : 1;
