import { expect, test } from 'vitest';
import { getHeaders, createHeaderTable } from '../../headers.ts';
import { parseFiles } from '@site/content/check/engine/content';
import { listContentFindings, checkSite } from '../../launch/findings.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const ORIGIN = 'https://www.ridge.co.ke';
const SITE = { pages: ['/', '/checkout'], files: [], redirects: {} };
const TABLE = createHeaderTable({ usesHttps: true });

interface SiteResponse {
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name of a header that this response lacks. */
  readonly withoutHeader?: string;
}

const { placeholderCases, healthyResponses, faults, connectionErrors } = readTestData<{
  placeholderCases: {
    title: string;
    files: Record<string, string>;
    mark?: object;
    expectedFindings?: string[];
  }[];
  healthyResponses: Record<string, SiteResponse>;
  faults: { title: string; url: string; response: SiteResponse; expectedCheck: string }[];
  connectionErrors: { message: string; code: string; expectedAdvice: string }[];
}>(import.meta.url);

test.each(placeholderCases)('$title', ({ files, mark, expectedFindings = [] }) => {
  const placeholders = mark ? [{ file: 'company.yaml', supply: 'decide', ...mark }] : [];
  const changedFiles = { ...files, 'marks.yaml': JSON.stringify({ placeholders }) };
  const contentFiles = Object.entries(changedFiles).map(([file, text]) => ({
    file: `content/${file}`,
    text,
  }));
  expect(listContentFindings(parseFiles(contentFiles))).toEqual(expectedFindings);
});

test('a mark in the logo is listed', () => {
  expect(listContentFindings([], '<!-- PLACEHOLDER: a mark for now. --><svg/>')).toHaveLength(1);
  expect(listContentFindings([], '<svg/>')).toEqual([]);
});

/** Lists the checks that fail if one URL of a healthy site responds differently. */
async function listFailedChecks(changedUrl?: string, change?: SiteResponse) {
  const checks = await checkSite(ORIGIN, (url) => {
    const healthyResponse = healthyResponses[url] ?? { status: 404 };
    const changes = url === changedUrl ? change : undefined;
    const { body, status = 200, withoutHeader = '' } = { ...healthyResponse, ...changes };
    const siteHeaders = getHeaders(TABLE, url.slice(ORIGIN.length), SITE);
    const headers = new Headers({ ...siteHeaders, ...healthyResponse.headers, ...changes?.headers });
    if (withoutHeader) headers.delete(withoutHeader);
    return Promise.resolve(new Response(body, { status, headers }));
  });
  expect(checks).toHaveLength(10);
  return checks.filter(({ todo }) => todo !== undefined).map(({ question }) => question);
}

test('a healthy site passes every check', async () => {
  expect(await listFailedChecks()).toEqual([]);
});

test.each(faults)('the matching check fails if $title', async ({ url, response, expectedCheck }) => {
  const failedChecks = await listFailedChecks(url, response);
  expect(failedChecks).not.toEqual([]);
  for (const failedCheck of failedChecks) expect(failedCheck).toMatch(new RegExp(expectedCheck));
});

test.each(connectionErrors)(
  'every check fails with the reason if the site cannot be reached: $message',
  async ({ message, code, expectedAdvice }) => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
    const checks = await checkSite(ORIGIN, () => Promise.reject(error));
    expect(checks[0]?.todo).toBe(`${message}; ${expectedAdvice}`);
    expect(checks.every(({ todo }) => todo?.startsWith(`${message}; `))).toBe(true);
  },
);
