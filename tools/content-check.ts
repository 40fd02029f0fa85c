/**
 * `npm run content:check`: every mistake in content/, one sentence each. `-- --base REVISION` holds the legal
 * documents against another state than the published one.
 */
import { parseArgs } from 'node:util';
import { UnknownRevision } from './content-check/git.ts';
import { mistakesIn } from './content-check/check-project.ts';
import { report } from './content-check/engine/mistake.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    root: { type: 'string', default: new URL('../', import.meta.url).pathname },
  },
});

try {
  const { mistakes, fileCount } = mistakesIn(values.root, values.base);
  console.log(report(mistakes, fileCount));
  process.exitCode = mistakes.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnknownRevision)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
