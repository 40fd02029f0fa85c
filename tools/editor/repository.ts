/**
 * Says what a repository on GitHub lacks for the office's edits: `node tools/editor/repository.ts OWNER/NAME`. It asks
 * with `gh`, signed in as an administrator. Without protection everything can be merged unchecked.
 */
import { spawnSync } from 'node:child_process';
import { BRANCH, repositoryOf } from './settings.ts';

/** The job of `.github/workflows/gate.yml`, by which GitHub knows its check. */
export const CHECK = 'gate';

/** What GitHub answers: nothing where it has no such thing. */
export type Ask = (path: string) => unknown;

interface Check {
  readonly context: string;
}

interface Rule {
  readonly type: string;
  readonly parameters?: { readonly required_status_checks?: readonly Check[] };
}

interface Protection {
  readonly required_status_checks?: { readonly contexts: readonly string[] };
  readonly required_pull_request_reviews?: object;
}

/** What is wrong, with what to do; empty where all is in order. */
export function repositoryFindings(ask: Ask): readonly string[] {
  const rules = (ask('rules/branches/main') ?? []) as readonly Rule[];
  const classic = (ask('branches/main/protection') ?? {}) as Protection;
  const actions = ask('actions/permissions/workflow') as
    { readonly can_approve_pull_request_reviews?: boolean } | undefined;
  const isReviewed =
    classic.required_pull_request_reviews !== undefined || rules.some(({ type }) => type === 'pull_request');
  const checks = [
    ...(classic.required_status_checks?.contexts ?? []),
    ...rules.flatMap(({ parameters }) =>
      (parameters?.required_status_checks ?? []).map(({ context }) => context),
    ),
  ];
  return [
    ...(ask(`branches/${BRANCH}`) === undefined
      ? [`There is no branch "${BRANCH}": git push origin main:${BRANCH}`]
      : []),
    ...(isReviewed
      ? []
      : ['Anyone can write to "main" without a pull request: require one under Settings, Branches.']),
    ...(checks.includes(CHECK)
      ? []
      : [`"main" can be merged unchecked: require the check "${CHECK}" under Settings, Branches.`]),
    ...(actions?.can_approve_pull_request_reviews === true
      ? []
      : ['Actions may not open pull requests: allow it under Settings, Actions, General.']),
  ];
}

/** `gh` prints what GitHub answered, and fails where that is an error. */
const asked =
  (repository: string): Ask =>
  (path) => {
    const { error, status, stdout, stderr } = spawnSync('gh', ['api', `repos/${repository}/${path}`], {
      encoding: 'utf8',
    });
    if (error) throw new Error('`gh` is not installed: https://cli.github.com');
    if (status === 0) return JSON.parse(stdout) as unknown;
    if (stderr.includes('HTTP 404')) return undefined;
    throw new Error(stderr.trim());
  };

if (import.meta.main) {
  const repository = repositoryOf({ EDITOR_REPOSITORY: process.argv[2] });
  try {
    if (repository === undefined) throw new Error('Name the repository on GitHub, as owner/name.');
    const findings = repositoryFindings(asked(repository));
    console.log(findings.length === 0 ? 'The repository is set up.' : findings.join('\n'));
    process.exitCode = findings.length === 0 ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
