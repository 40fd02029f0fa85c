/** The legal documents: each names every figure that section 9 lists for it, and is a policy, not filler. */
import { describe, expect, test } from 'vitest';
import { monthAndYear } from '../../src/domain/time/dates.ts';
import { content } from './content.ts';

/** By document: the facts and the blocks that carry its figures. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  terms: [
    'terms.currency',
    'terms.dueDay',
    'terms.deposit',
    'terms.interest',
    'terms.suspensionAfter',
    'terms.notice',
    'ResponseTimes',
  ],
  refund: [
    'refund.fullWindow',
    'ProjectRefunds',
    'refund.warranty',
    'refund.reviewWindow',
    'ServiceCredits',
    'refund.reply',
    'refund.processing',
  ],
  security: [
    'security.transport',
    'security.storage',
    'security.logRetention',
    'security.rto',
    'security.rpo',
    'uptime',
    'security.patches',
    'security.acknowledgement',
    'security.updates',
    'security.passwordLength',
  ],
  dpa: ['dpa.assistance', 'dpa.breachNotice', 'dpa.deletion', 'dpa.backupRetention', 'dpa.auditNotice'],
  privacy: ['privacy.minimumAge'],
  cookie: ['CookieKinds', 'cookies.essential', 'cookies.functional', 'cookies.analytics'],
};

/** What a document's body names: facts by their name, blocks by their component. */
function namedIn(body: string): Set<string> {
  return new Set(
    Array.from(body.matchAll(/<([A-Z]\w+)(?:\s+name="([^"]+)")?\s*\/>/g), ([, component = '', fact]) =>
      component === 'Fact' ? (fact ?? '') : component,
    ),
  );
}

const countWords = (body: string) =>
  body.replace(/<[^>]+>/g, 'fact').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

test('there are the six documents of the specification', () => {
  expect(content.legal.map(({ slug }) => slug).sort()).toEqual(Object.keys(FIGURES).sort());
});

describe.each(content.legal)('$slug', ({ slug, body, changes, effectiveDate, version }) => {
  const named = namedIn(body);

  test.each(FIGURES[slug] ?? [])('names %s', (figure) => {
    expect(named).toContain(figure);
  });

  test('is between 900 and 1,900 words long', () => {
    const words = countWords(body);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1900);
  });

  test('was last updated in January 2025, with its current version', () => {
    const [latest] = changes;
    expect(latest && monthAndYear(latest.date)).toBe('January 2025');
    expect(latest?.version).toBe(version);
    expect(effectiveDate).toEqual(latest?.date);
  });

  test('has several sections', () => {
    expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(8);
  });
});

test('no marketing cookies are used', () => {
  expect(content.legal.find(({ slug }) => slug === 'cookie')?.body).toContain('We use no marketing cookies');
});

test.each(['privacy', 'dpa'])('%s stands on the Data Protection Act 2019', (slug) => {
  expect(content.legal.find((document) => document.slug === slug)?.body).toContain(
    'Data Protection Act 2019',
  );
});
