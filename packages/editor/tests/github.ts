/**
 * A stand-in of GitHub's API, of what the form asks of it: https://docs.github.com/en/graphql/reference/mutations
 * (`createCommitOnBranch`) and https://docs.github.com/en/rest/git.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from 'playwright/test';

const API = 'https://api.github.com';

const sha = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');

type Files = ReadonlyMap<string, Buffer>;

interface Commit {
  readonly oid: string;
  readonly files: Files;
}

interface Asked {
  readonly query: string;
  readonly variables: {
    readonly input: {
      readonly branch: { readonly branchName: string };
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
      };
    };
  };
}

const DATE = '2026-11-23T09:00:00Z';
const AUTHOR = { name: 'Ann Lee', email: 'ann@mtelo.example', user: { id: 1, login: 'ann' } };
const USER = {
  id: 1,
  login: 'ann',
  name: 'Ann Lee',
  email: 'ann@mtelo.example',
  avatar_url: '',
  html_url: '',
};

/** The branch `office` with its commits, the newest last. */
export class GitHub {
  private readonly commits: Commit[] = [];
  /** What no part of this stands in for. */
  readonly unknown: string[] = [];

  constructor(files: Files) {
    this.add(files);
  }

  private get head(): Commit {
    const last = this.commits.at(-1);
    if (!last) throw new Error('A branch has a commit.');
    return last;
  }

  textOf = (path: string) => this.head.files.get(path)?.toString() ?? '';

  /** The files that are not as at the beginning. */
  changed = (): Files =>
    new Map([...this.head.files].filter(([path, bytes]) => bytes !== this.commits[0]?.files.get(path)));

  private add(files: Files) {
    this.commits.push({ oid: sha('commit', Buffer.from(String(this.commits.length))), files });
  }

  /** Answers for the API in all windows of a browser. */
  async serve(context: BrowserContext) {
    await context.route('https://www.githubstatus.com/**', async (route) =>
      route.fulfill({
        json: { status: { indicator: 'none' } },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await context.route(`${API}/**`, async (route) => this.answer(route));
  }

  private blob(oid: string) {
    const all = this.commits.flatMap(({ files }) => [...files.values()]);
    return all.find((bytes) => sha('blob', bytes) === oid);
  }

  private async answer(route: Route) {
    const request = route.request();
    const path = request.url().slice(API.length);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS' || path === '/repos/mtelo/site/collaborators/ann')
      return route.fulfill({ status: 204, headers });
    if (path === '/user') return route.fulfill({ json: USER, headers });
    if (path.startsWith('/repos/mtelo/site/git/trees/')) return route.fulfill({ json: this.tree(), headers });
    if (path === '/graphql')
      return route.fulfill({ json: this.graphql(request.postDataJSON() as Asked), headers });
    if (path.startsWith('/repos/mtelo/site/git/blobs/'))
      return route.fulfill({ body: this.blob(path.replace(/.*\//, '')) ?? '', headers });
    this.unknown.push(`${request.method()} ${path}`);
    return route.fulfill({ status: 404, json: { message: 'Not Found', status: '404' }, headers });
  }

  private tree() {
    const tree = Array.from(this.head.files, ([path, bytes]) => ({
      ...{ path, mode: '100644', type: 'blob' },
      ...{ sha: sha('blob', bytes), size: bytes.length },
    }));
    return { sha: this.head.oid, tree, truncated: false };
  }

  private graphql({ query, variables }: Asked) {
    if (query.includes('createCommitOnBranch')) return this.commit(variables);
    const parts = [...query.matchAll(/(content|commit)_(\d+): (?:object\(oid: "(\w+)"\))?/g)];
    const repository = Object.fromEntries(
      parts.map(([, kind = '', index = '', oid = '']) => [
        `${kind}_${index}`,
        kind === 'content'
          ? { text: this.blob(oid)?.toString() ?? null, isTruncated: false }
          : { target: { history: { nodes: [{ author: AUTHOR, committedDate: DATE }] } } },
      ]),
    );
    const target = { oid: this.head.oid, history: { nodes: [{ oid: this.head.oid, message: 'Save' }] } };
    return { data: { repository: parts.length > 0 ? repository : { ref: { target } } } };
  }

  private commit({ input: { branch, fileChanges } }: Asked['variables']) {
    if (branch.branchName !== 'office') throw new Error(`${branch.branchName} is not the office's branch.`);
    const files = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    this.add(new Map([...this.head.files, ...files]));
    const oids = files.map(([, bytes], index) => [`file_${index}`, { oid: sha('blob', bytes) }] as const);
    const commit = { oid: this.head.oid, committedDate: DATE, ...Object.fromEntries(oids) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
