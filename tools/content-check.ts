/** `npm run content:check`: every mistake in content/, one sentence each. */
import { report } from './content-check/engine/mistake.ts';
import { mistakesIn } from './content-check/project.ts';

const { mistakes, fileCount } = mistakesIn('.');
console.log(report(mistakes, fileCount));
process.exitCode = mistakes.length === 0 ? 0 : 1;
