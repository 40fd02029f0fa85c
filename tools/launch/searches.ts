import { fillFacts } from '../../src/domain/facts/facts.ts';
import { type CheckedFile, factsOf, passagesOf } from '../content-check/engine/content.ts';
import type { Finding } from './report.ts';

/** The rows of docs/search.md: what people search for, the page that answers, its title, and a line of the answer. */
export const searchRows = (text: string) =>
  Array.from(
    text.matchAll(/^\| (.+?) +\| `(.+)` +\| (.+?) +\| (.+?) +\|$/gm),
    ([, query = '', path = '', title = '', line = '']) => ({ query, path, title, line }),
  );

/** Which titles and lines the content no longer has. Anyone may rewrite a sentence, so no test fails for it. */
export function searchFindings(text: string, files: readonly CheckedFile[]): readonly Finding[] {
  const facts = factsOf(files);
  if (!facts) return [];
  const said = files
    .flatMap(passagesOf)
    .map((passage) => fillFacts(passage.text, facts).replace(/\s+/g, ' '));
  return searchRows(text).flatMap(({ query, path, title, line }) =>
    [title, line]
      .filter((quoted) => !said.some((one) => one.includes(quoted)))
      .map((quoted) => ({
        place: 'docs/search.md',
        says: `“${quoted}” is no longer in content/. See whether ${path} still answers “${query}”, and quote it anew, or delete the row.`,
      })),
  );
}
