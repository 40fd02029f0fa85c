/**
 * `npm run content:check`: every mistake in content/, one sentence each. `-- --base REVISION` holds the legal
 * documents against another state than the published one.
 */
import { parseArgs } from 'node:util';
import { checkContent } from './content-check/check-content.ts';
import { contentAt, UnknownRevision } from './content-check/git.ts';
import { readContent } from './content-check/read-content.ts';
import { report } from './content-check/report.ts';

const root = new URL('../', import.meta.url).pathname;
const { values } = parseArgs({
  options: { base: { type: 'string' }, root: { type: 'string', default: root } },
});

try {
  const texts = readContent(values.root);
  const mistakes = checkContent(
    texts,
    new Date(),
    contentAt(values.root, values.base ?? process.env.CONTENT_BASE),
  );
  console.log(report(mistakes, texts.length));
  process.exitCode = mistakes.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnknownRevision)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
