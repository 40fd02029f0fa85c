/**
 * A stand-in of GitHub's API, of what the form asks of it: https://docs.github.com/en/graphql/reference/mutations
 * (`createCommitOnBranch`, which refuses a head that has moved) and https://docs.github.com/en/rest/git.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from 'playwright/test';

const API = 'https://api.github.com';

const sha = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');

type Files = ReadonlyMap<string, Buffer>;

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly files: Files;
}

interface CommitInput {
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface Asked {
  readonly query: string;
  readonly variables: { readonly input: CommitInput };
}

const DATE = '2026-11-23T09:00:00Z';
const AUTHOR = { name: 'Ann Lee', email: 'ann@mtelo.example', user: { id: 1, login: 'ann' } };
const USER = {
  id: 1,
  login: 'ann',
  name: 'Ann Lee',
  email: 'ann@mtelo.example',
  avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4',
  html_url: '',
};

/** A branch with its commits, the newest last. */
export class GitHub {
  readonly commits: Commit[] = [];
  /** Called before a commit is made, once: someone else may be faster. */
  beforeCommit: (() => void) | undefined;
  /** What no part of this stands in for. */
  readonly unknown: string[] = [];

  constructor(files: Files) {
    this.add('First', files);
  }

  get head(): Commit {
    const last = this.commits.at(-1);
    if (!last) throw new Error('A branch has a commit.');
    return last;
  }

  textOf = (path: string, { files }: Commit = this.head) => files.get(path)?.toString() ?? '';

  add(message: string, files: Files) {
    const number = Buffer.from(`${this.commits.length} ${message}`);
    this.commits.push({ oid: sha('commit', number), message, files });
  }

  /** Answers for the API in all windows of a browser. */
  async serve(context: BrowserContext) {
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
    const [, tree] = /^\/repos\/mtelo\/site\/git\/trees\/(\w+)\?recursive=1$/.exec(path) ?? [];
    const [, blob] = /^\/repos\/mtelo\/site\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    const [, named] = /^\/repos\/mtelo\/site\/contents\/(.+)\?ref=office$/.exec(path) ?? [];
    if (request.method() === 'OPTIONS' || path === '/repos/mtelo/site/collaborators/ann')
      return route.fulfill({ status: 204, headers });
    if (path === '/user') return route.fulfill({ json: USER, headers });
    if (tree !== undefined) return route.fulfill({ json: this.tree(tree), headers });
    const raw = blob === undefined ? this.head.files.get(named ?? '') : this.blob(blob);
    if (raw) {
      const contentType = 'application/vnd.github.raw; charset=utf-8';
      return route.fulfill({ body: raw, contentType, headers });
    }
    if (path === '/graphql')
      return route.fulfill({ json: this.graphql(request.postDataJSON() as Asked), headers });
    this.unknown.push(`${request.method()} ${path}`);
    return route.fulfill({ status: 404, json: { message: 'Not Found', status: '404' }, headers });
  }

  private tree(oid: string) {
    const { files } = this.commits.find((one) => one.oid === oid) ?? this.head;
    const tree = Array.from(files, ([path, bytes]) => ({
      ...{ path, mode: '100644', type: 'blob' },
      ...{ sha: sha('blob', bytes), size: bytes.length },
    }));
    return { sha: oid, tree, truncated: false };
  }

  private graphql({ query, variables }: Asked) {
    if (query.includes('createCommitOnBranch')) return this.commit(variables.input);
    const parts = [...query.matchAll(/(content|commit)_(\d+): (?:object\(oid: "(\w+)"\))?/g)];
    const repository = Object.fromEntries(
      parts.map(([, kind = '', index = '', oid = '']) => [
        `${kind}_${index}`,
        kind === 'content'
          ? { text: this.blob(oid)?.toString() ?? null, isTruncated: false }
          : { target: { history: { nodes: [{ author: AUTHOR, committedDate: DATE }] } } },
      ]),
    );
    const { oid, message } = this.head;
    const target = { oid, history: { nodes: [{ oid, message }] } };
    return { data: { repository: parts.length > 0 ? repository : { ref: { target } } } };
  }

  private commit({ expectedHeadOid, fileChanges, message }: CommitInput) {
    const { beforeCommit } = this;
    this.beforeCommit = undefined;
    beforeCommit?.();
    if (expectedHeadOid !== this.head.oid) {
      const error = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      const where = { type: 'STALE_DATA', path: ['createCommitOnBranch'] };
      return { data: { createCommitOnBranch: null }, errors: [{ ...where, message: error }] };
    }
    const files = new Map(this.head.files);
    for (const { path } of fileChanges.deletions) files.delete(path);
    for (const { path, contents } of fileChanges.additions) files.set(path, Buffer.from(contents, 'base64'));
    this.add(message.headline, files);
    const oids = fileChanges.additions.map(
      ({ contents }, index) =>
        [`file_${index}`, { oid: sha('blob', Buffer.from(contents, 'base64')) }] as const,
    );
    const commit = { oid: this.head.oid, committedDate: DATE, ...Object.fromEntries(oids) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
