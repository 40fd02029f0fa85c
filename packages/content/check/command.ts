/** `npm run content:check`: prints every mistake in content/, one sentence each. */
import { mistakeList } from './engine/mistake.ts';
import { projectFindings } from './project.ts';
import { writeSchemas } from '../json-schemas/write.ts';

writeSchemas('.');
const { mistakes, unchecked } = await projectFindings('.');
console.log(mistakeList(mistakes));
if (unchecked !== undefined && mistakes.length === 0) console.log(unchecked);
// Nothing may be left unchecked in CI.
const isComplete = unchecked === undefined || !process.env.CI;
process.exitCode = mistakes.length === 0 && isComplete ? 0 : 1;
