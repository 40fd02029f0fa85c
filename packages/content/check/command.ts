/** `npm run content:check`: prints every mistake in content/, one sentence each. */
import { formatMistakeList } from './engine/mistake.ts';
import { checkProject } from './project.ts';
import { writeSchemas } from '../json-schemas/write.ts';

writeSchemas('.');
const { mistakes, unchecked } = await checkProject('.');
console.log(formatMistakeList(mistakes));
if (unchecked !== undefined && mistakes.length === 0) console.log(unchecked);
// Nothing may be left unchecked in CI.
const isComplete = unchecked === undefined || !process.env.CI;
process.exitCode = mistakes.length === 0 && isComplete ? 0 : 1;
