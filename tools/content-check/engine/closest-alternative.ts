import type { Issue } from './issue-words.ts';

/** Fields that do not belong count one by one. */
const distance = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

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
