/**
 * `npm run content:check`: prints every mistake in content/, one sentence each. Also writes the JSON Schemas
 * for code editors.
 */
import { formatMistakeList } from './engine/mistake.ts';
import { checkProject } from './project.ts';
import { writeSchemas } from '../json-schemas/write-schemas.ts';

writeSchemas('.');
const { mistakes, warning } = await checkProject('.');
console.log(formatMistakeList(mistakes));
if (warning !== undefined && mistakes.length === 0) console.log(warning);
// In CI, an incomplete check fails, too.
process.exitCode = mistakes.length > 0 || (warning !== undefined && process.env.CI) ? 1 : 0;
