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
  faults: { title: string; url: string; response: SiteResponse; falseStatementsPattern: string }[];
  connectionErrors: { message: string; code: string; expectedFix: string }[];
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

test('a placeholder logo is listed', () => {
  expect(listContentFindings([], '<!-- PLACEHOLDER: the logo is not final. --><svg/>')).toHaveLength(1);
  expect(listContentFindings([], '<svg/>')).toEqual([]);
});

/** Lists the statements that are false if one URL of a healthy site responds differently. */
async function listFalseStatements(changedUrl?: string, change?: SiteResponse) {
  const results = await checkSite(ORIGIN, (url) => {
    const healthyResponse = healthyResponses[url] ?? { status: 404 };
    const changes = url === changedUrl ? change : undefined;
    const { body, status = 200, withoutHeader = '' } = { ...healthyResponse, ...changes };
    const siteHeaders = getHeaders(TABLE, url.slice(ORIGIN.length), SITE);
    const headers = new Headers({ ...siteHeaders, ...healthyResponse.headers, ...changes?.headers });
    if (withoutHeader) headers.delete(withoutHeader);
    return Promise.resolve(new Response(body, { status, headers }));
  });
  expect(results).toHaveLength(10);
  return results.filter(({ fix }) => fix !== undefined).map(({ statement }) => statement);
}

test('a healthy site passes every check', async () => {
  expect(await listFalseStatements()).toEqual([]);
});

test.each(faults)('the matching check fails if $title', async ({ url, response, falseStatementsPattern }) => {
  const statements = await listFalseStatements(url, response);
  expect(statements).not.toEqual([]);
  for (const statement of statements) expect(statement).toMatch(new RegExp(falseStatementsPattern));
});

test.each(connectionErrors)(
  'every check fails with the reason if the site cannot be reached: $message',
  async ({ message, code, expectedFix }) => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
    const results = await checkSite(ORIGIN, () => Promise.reject(error));
    expect(results[0]?.fix).toBe(`${message}; ${expectedFix}`);
    expect(results.every(({ fix }) => fix?.startsWith(`${message}; `))).toBe(true);
  },
);
