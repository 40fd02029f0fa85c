/** What every host must answer. */
import { redirects } from '@site/rules/addresses/redirects';
import { testData } from '../../../../tests/support/test-data.ts';

export interface Answer {
  readonly status: number;
  /** Where redirects ended, with what was asked. */
  readonly address?: string;
  readonly type: RegExp;
  readonly cache: RegExp;
  /** Beside what is said everywhere, or instead. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const { files, ...asked } = testData<{
  pages: Record<string, string>;
  missing: string[];
  files: Record<string, [type: string, headers?: Record<string, string>]>;
  refused: [method: string, asked: string, statuses: number[]][];
}>(import.meta.url);

export const { refused } = asked;

const HTML = /^text\/html; ?charset=utf-8$/i;
const PAGE = {
  ...{ status: 200, type: HTML },
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
};
/** Nothing that browsers would keep. */
const MISSING = { status: 404, type: HTML, cache: /no-store|max-age=0/ };
const FILE = { status: 200, cache: /^public, max-age=0, must-revalidate$/ };
export const HASHED = { status: 200, cache: /^public, max-age=31536000, immutable$/ };

/** Only some addresses have these. */
export const NOT_EVERYWHERE = ['Link', 'X-Robots-Tag'];

/** Of a site with these pages. */
export const requestsOf = (own: readonly string[]): readonly (readonly [asked: string, Answer])[] => [
  ...own.map((path) => [path, PAGE] as const),
  ...Object.entries({ ...asked.pages, ...redirects }).map(
    ([from, to]) => [from, { ...PAGE, address: to }] as const,
  ),
  ...asked.missing.map((path) => [path, MISSING] as const),
  ...Object.entries(files).map(
    ([path, [type, headers]]) => [path, { ...FILE, type: new RegExp(type, 'i'), headers }] as const,
  ),
];
