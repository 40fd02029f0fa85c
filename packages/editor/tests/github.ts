/**
 * Responds to the form's requests in place of GitHub's API:
 * https://docs.github.com/en/graphql/reference/mutations (`createCommitOnBranch`) and
 * https://docs.github.com/en/rest/git.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, Request } from 'playwright/test';

const computeSha = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');

type Files = ReadonlyMap<string, Buffer>;

interface GraphqlRequest {
  readonly query: string;
  readonly variables: {
    readonly input: {
      readonly branch: { readonly branchName: string };
      readonly fileChanges: { readonly additions: readonly Record<'path' | 'contents', string>[] };
    };
  };
}

const USER = { id: 1, login: 'ann', name: 'Ann Lee', email: 'ann@mtelo.example' };
const COMMIT = { author: { ...USER, user: USER }, committedDate: '2026-11-23T09:00:00Z' };

/**
 * Imitates a repository whose only branch is `office`. Commits to another branch count as unknown requests.
 */
export class GitHubStub {
  /** Requests that this stub cannot answer. */
  readonly unknownRequests: string[] = [];

  private readonly initialFiles: Files;
  private currentFiles: Files;

  constructor(files: Files) {
    this.initialFiles = files;
    this.currentFiles = files;
  }

  /** Returns the files that have changed since the start. */
  getChangedFiles = (): Files =>
    new Map([...this.currentFiles].filter(([path, bytes]) => bytes !== this.initialFiles.get(path)));

  getText = (path: string) => this.currentFiles.get(path)?.toString() ?? '';

  /** Responds to requests to the API in all pages of a browser. */
  async serve(context: BrowserContext) {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const noIncident = { json: { status: { indicator: 'none' } }, headers };
    await context.route('https://www.githubstatus.com/**', async (route) => route.fulfill(noIncident));
    await context.route('https://api.github.com/**', async (route) => {
      const answer = this.answer(route.request());
      await route.fulfill({ headers, ...(Buffer.isBuffer(answer) ? { body: answer } : { json: answer }) });
    });
  }

  private get headOid() {
    return computeSha('commit', Buffer.from(JSON.stringify(this.listTree())));
  }

  private findBlob = (oid = '') =>
    [...this.currentFiles.values()].find((bytes) => computeSha('blob', bytes) === oid) ?? Buffer.of();

  private answer(request: Request): unknown {
    const path = new URL(request.url()).pathname.replace('/repos/mtelo/site', '');
    if (request.method() === 'OPTIONS' || path === '/collaborators/ann') return {};
    if (path === '/user') return USER;
    if (path.startsWith('/git/trees/')) return { sha: this.headOid, tree: this.listTree(), truncated: false };
    if (path.startsWith('/git/blobs/')) return this.findBlob(path.split('/').at(-1));
    if (path === '/graphql') return this.answerQuery(request.postDataJSON() as GraphqlRequest);
    this.unknownRequests.push(`${request.method()} ${path}`);
    return {};
  }

  private listTree = () =>
    Array.from(this.currentFiles, ([path, bytes]) => {
      return { path, type: 'blob', sha: computeSha('blob', bytes), size: bytes.length };
    });

  private answerQuery({ query, variables }: GraphqlRequest) {
    if (query.includes('createCommitOnBranch')) return this.commit(variables);
    // Blobs and commits are queried under names such as `content_0` and `commit_0`.
    const queriedNames = [...query.matchAll(/(content|commit)_(\d+): (?:object\(oid: "(\w+)"\))?/g)];
    const repository = Object.fromEntries(
      queriedNames.map(([, kind = '', index = '', oid]) => [
        `${kind}_${index}`,
        kind === 'content'
          ? { text: this.findBlob(oid).toString(), isTruncated: false }
          : { target: { history: { nodes: [COMMIT] } } },
      ]),
    );
    const target = { oid: this.headOid, history: { nodes: [{ oid: this.headOid, message: 'Save' }] } };
    return { data: { repository: queriedNames.length > 0 ? repository : { ref: { target } } } };
  }

  private commit({ input: { branch, fileChanges } }: GraphqlRequest['variables']) {
    if (branch.branchName !== 'office') this.unknownRequests.push(branch.branchName);
    const files = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    this.currentFiles = new Map([...this.currentFiles, ...files]);
    const oids = files.map(
      ([, bytes], index) => [`file_${index}`, { oid: computeSha('blob', bytes) }] as const,
    );
    const commit = { oid: this.headOid, committedDate: COMMIT.committedDate, ...Object.fromEntries(oids) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
