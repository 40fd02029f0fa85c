import type { Issue } from './issue-words.ts';
import { nearest } from './nearest.ts';

/** How far a reading of an entry is from what was written: fewer issues are nearer, a misspelt field counts half. */
function distance(issues: readonly Issue[]): number {
  const missing = issues.flatMap(({ code, path }) =>
    code === 'unrecognized_keys' ? [] : [String(path[0] ?? '')],
  );
  return issues.reduce((sum, issue) => {
    if (issue.code !== 'unrecognized_keys') return sum + 1;
    const misspelt = issue.keys.filter((key) => nearest(key, missing) !== undefined);
    return sum + issue.keys.length - misspelt.length / 2;
  }, 0);
}

/**
 * The issues with single values. An entry that can be written in several ways is measured against each, and read as
 * the one that it comes nearest to.
 */
export const closestIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest] = [...issue.errors].sort((a, b) => distance(a) - distance(b));
    if (!closest) return [issue];
    return closestIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
