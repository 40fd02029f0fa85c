import { testData } from '../../../../tests/support/test-data.ts';
import { legalRoutes } from '../../../../tests/routes.ts';

export interface Answer {
  readonly status: number;
  /** Where redirects ended, with what was asked. */
  readonly address?: string;
  readonly type?: RegExp;
  readonly cache?: RegExp;
  /** Beside what is said everywhere, or instead. */
  readonly headers?: Readonly<Record<string, string>>;
}

const asked = testData<{
  pages: Record<string, string>;
  missing: string[];
  files: Record<string, [type: string, headers?: Record<string, string>]>;
  refused: [method: string, asked: string, statuses: number[]][];
}>(import.meta.url);

export const { refused } = asked;

const HTML = /^text\/html; ?charset=utf-8$/i;

const page = (address: string): Answer => ({
  ...{ status: 200, address, type: HTML },
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
});

/** Nothing that browsers would keep. */
const MISSING: Answer = { status: 404, type: HTML, cache: /no-store|max-age=0/ };

const found = (type: string, headers = {}): Answer => ({
  ...{ status: 200, type: new RegExp(type, 'i'), headers },
  cache: /^public, max-age=0, must-revalidate$/,
});

/** Of a site with these pages. */
export const requestsOf = (
  pages: readonly string[],
): readonly (readonly [asked: string, answer: Answer])[] => [
  ...pages.map((path) => [path, page(path)] as const),
  ...Object.entries(asked.pages).map(([from, to]) => [from, page(to)] as const),
  ...legalRoutes.map(({ path }) => [`/legal${path}`, page(path)] as const),
  ...asked.missing.map((path) => [path, MISSING] as const),
  ...Object.entries(asked.files).map(([path, [type, headers]]) => [path, found(type, headers)] as const),
];

/** Only some addresses have these. */
export const NOT_EVERYWHERE = ['Link', 'X-Robots-Tag'];

export const hashed = (type: RegExp): Answer => ({
  ...{ status: 200, type },
  cache: /^public, max-age=31536000, immutable$/,
});
