/** Answers that every host must give: to the requests of requests.yaml, and for the pages. */
import { redirects } from '@site/rules/addresses/redirects';
import { readTestData } from '../../../../tests/support/test-data.ts';

export interface Answer {
  readonly status: number;
  /** The address at which redirects end, or the requested address if there are no redirects. */
  readonly address?: string;
  readonly type: RegExp;
  readonly cache: RegExp;
  /** Headers that are added to the headers of every answer, or replace them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export const { refused, ...requests } = readTestData<{
  pages: Record<string, string>;
  missing: string[];
  files: Record<string, [type: string, headers?: Record<string, string>]>;
  refused: [method: string, asked: string, statuses: number[]][];
}>(import.meta.url);

const { pages, missing, files } = requests;

const HTML_TYPE_PATTERN = /^text\/html; ?charset=utf-8$/i;
const PAGE_ANSWER: Answer = {
  status: 200,
  type: HTML_TYPE_PATTERN,
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
};
/** Browsers must not keep this answer. */
const MISSING_ANSWER: Answer = { status: 404, type: HTML_TYPE_PATTERN, cache: /no-store|max-age=0/ };
const FILE_ANSWER = { status: 200, cache: /^public, max-age=0, must-revalidate$/ };
export const HASHED_FILE_ANSWER = { status: 200, cache: /^public, max-age=31536000, immutable$/ };

/** Headers that only some addresses have, or none. */
export const OPTIONAL_HEADERS = ['Link', 'X-Robots-Tag', 'Set-Cookie'];

/** The requests to a site with these pages. */
export const listRequests = (sitePages: readonly string[]): readonly (readonly [string, Answer])[] => [
  ...sitePages.map((path) => [path, PAGE_ANSWER] as const),
  ...Object.entries({ ...pages, ...redirects }).map(
    ([from, address]) => [from, { ...PAGE_ANSWER, address }] as const,
  ),
  ...missing.map((path) => [path, MISSING_ANSWER] as const),
  ...Object.entries(files).map(
    ([path, [type, headers]]) => [path, { ...FILE_ANSWER, type: new RegExp(type, 'i'), headers }] as const,
  ),
];
