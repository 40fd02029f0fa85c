/** Lists the responses that every host must give to the requests of requests.yaml and for the pages. */
import { redirects } from '@site/rules/urls/redirects';
import { readTestData } from '../../../../tests/support/test-data.ts';

export interface ExpectedResponse {
  readonly status: number;
  /** The URL at which redirects end, or the requested URL if there are no redirects. */
  readonly url?: string;
  readonly type: RegExp;
  readonly cache: RegExp;
  /** Headers that are added to the headers of every response, or replace them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export const { rejectedRequests, ...requests } = readTestData<{
  finalUrls: Record<string, string>;
  missingPaths: string[];
  files: Record<string, { type: string; headers?: Record<string, string> }>;
  rejectedRequests: { method: string; path: string; statuses: number[] }[];
}>(import.meta.url);

const { finalUrls, missingPaths, files } = requests;

const HTML_TYPE_PATTERN = /^text\/html; ?charset=utf-8$/i;
const PAGE_RESPONSE: ExpectedResponse = {
  status: 200,
  type: HTML_TYPE_PATTERN,
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
};
/** Browsers must not keep this response, because a page may be published at its URL later. */
const MISSING_RESPONSE: ExpectedResponse = {
  status: 404,
  type: HTML_TYPE_PATTERN,
  cache: /no-store|max-age=0/,
};
const FILE_RESPONSE = { status: 200, cache: /^public, max-age=0, must-revalidate$/ };
export const HASHED_FILE_RESPONSE = { status: 200, cache: /^public, max-age=31536000, immutable$/ };

/** Headers that a response has only if it is expected to. */
export const OPTIONAL_HEADERS = ['Link', 'X-Robots-Tag', 'Set-Cookie'];

/** Lists the requests for a site with these pages, each with its expected response. */
export const listRequests = (
  sitePages: readonly string[],
): readonly (readonly [path: string, response: ExpectedResponse])[] => [
  ...sitePages.map((path) => [path, PAGE_RESPONSE] as const),
  ...Object.entries({ ...finalUrls, ...redirects }).map(
    ([from, url]) => [from, { ...PAGE_RESPONSE, url }] as const,
  ),
  ...missingPaths.map((path) => [path, MISSING_RESPONSE] as const),
  ...Object.entries(files).map(
    ([path, { type, headers }]) =>
      [path, { ...FILE_RESPONSE, type: new RegExp(type, 'i'), headers }] as const,
  ),
];
