import { checkContent } from './check-content.ts';
import { contentAt } from './git.ts';
import type { Mistake } from './engine/mistake.ts';
import { readContent } from './engine/read-content.ts';

export interface Findings {
  readonly mistakes: readonly Mistake[];
  readonly fileCount: number;
}

/** Checks the content of a project: against a revision, by default CONTENT_BASE or the published state. */
export function mistakesIn(root: string, base = process.env.CONTENT_BASE): Findings {
  const texts = readContent(root);
  return { mistakes: checkContent(texts, new Date(), contentAt(root, base)), fileCount: texts.length };
}
