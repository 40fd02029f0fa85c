/** The legal documents: each prints every figure that section 9 lists for it, and is a policy, not filler. */
import { describe, expect, test } from 'vitest';
import { fact, facts } from '../../../src/domain/facts/facts.ts';
import { content } from '../../content/content.ts';
import { only, words } from '../site.ts';
import { pageAt } from './sample.ts';

type Figures = Readonly<Record<string, string>>;

/** By document, the facts that it takes, in the specification's figures. */
const FIGURES: Readonly<Record<string, Figures>> = {
  terms: {
    'company.hours': 'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
    uptime: '99.9%',
    'terms.currency': 'KES',
    'terms.dueDay': 'day 1',
    'terms.deposit': '50%',
    'terms.interest': '2%',
    'terms.suspensionAfter': '30 days',
    'terms.notice': '30 days',
  },
  refund: {
    'refund.guarantee': '30 days',
    'refund.fullWindow': '48 hours',
    'refund.warranty': '30 days',
    'refund.reviewWindow': '7 days',
    'refund.reply': '3 business days',
    'refund.processing': '7 to 10 business days',
  },
  security: {
    'security.transport': 'TLS 1.3',
    'security.storage': 'AES-256',
    'security.logRetention': '90 days',
    'security.rto': '4 hours',
    'security.rpo': '24 hours',
    uptime: '99.9%',
    'security.patches': '48 hours',
    'security.acknowledgement': '1 hour',
    'security.updates': '4 hours',
    'security.passwordLength': '12 characters',
  },
  dpa: {
    'dpa.assistance': '72 hours',
    'dpa.breachNotice': '24 hours',
    'dpa.deletion': '30 days',
    'dpa.backupRetention': '90 days',
    'dpa.auditNotice': '30 days',
  },
  privacy: { 'privacy.minimumAge': '18' },
  cookie: {
    'cookies.essential': 'from the session to 24 hours',
    'cookies.functional': '12 months',
    'cookies.analytics': '24 months',
  },
};

const known = facts(content);
/** A phone number has non-breaking spaces. */
const ordinary = (text: string) => text.replaceAll('\u00a0', ' ');
const textOf = (path: string) => ordinary(words(only(pageAt(path).root, 'main')));

test('there are the six documents of the specification', () => {
  expect(content.legal.map(({ slug }) => slug).sort()).toEqual(Object.keys(FIGURES).sort());
});

describe.each(content.legal)('/$slug', ({ slug, body }) => {
  const text = textOf(`/${slug}`);
  const named = Array.from(body.matchAll(/<Fact name="([^"]+)"/g), ([, name = '']) => name);
  const figures = FIGURES[slug] ?? {};

  test('names its figures, which are the specification’s', () => {
    const names = Object.keys(figures);
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
    expect(Object.fromEntries(names.map((name) => [name, fact(known, name)]))).toEqual(figures);
  });

  test('prints every fact that it names, as often as it names it', () => {
    const count = (words: string) => text.split(words).length - 1;
    const missing = [...Map.groupBy(named, (name) => ordinary(fact(known, name)))].filter(
      ([words, names]) => count(words) < names.length,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('is between 900 and 1,900 words long', () => {
    const { length } = body.replace(/<[^>]+>/g, 'fact').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
    expect(length).toBeGreaterThanOrEqual(900);
    expect(length).toBeLessThanOrEqual(1900);
  });
});

test.each([
  ['/cookie', 'We use no marketing cookies'],
  ['/privacy', 'Data Protection Act 2019'],
  ['/dpa', 'Data Protection Act 2019'],
])('%s says "%s"', (path, expected) => {
  expect(textOf(path)).toContain(expected);
});

describe('the tables', () => {
  const rows = (path: string, caption: string) =>
    pageAt(path)
      .root.querySelectorAll('table')
      .filter((table) => words(only(table, 'caption')) === caption)
      .flatMap((table) => table.querySelectorAll('tbody tr'))
      .map((row) => row.querySelectorAll('th, td').map(words));

  test('response times', () => {
    expect(rows('/terms', 'Support hours and response times by plan')).toEqual([
      ['Basic', '8x5, Monday to Friday', '4 hours', 'No'],
      ['Professional', '24/7', '1 hour', 'No'],
      ['Elite', '24/7', '30 minutes', 'Yes'],
    ]);
  });

  test('refunds of projects', () => {
    expect(rows('/refund', 'Refund by share of the project completed')).toEqual([
      ['0% to 25%', '75%'],
      ['26% to 50%', '50%'],
      ['51% to 75%', '25%'],
      ['76% or more', 'None'],
    ]);
  });

  test('service credits', () => {
    expect(rows('/refund', 'Service credits by severity of the breach')).toEqual([
      ['Minor', '10%'],
      ['Major', '25%'],
      ['Critical', 'Up to 50%'],
    ]);
  });

  test('kinds of cookies', () => {
    const lasts = rows('/cookie', 'Kinds of cookies, their purpose and how long they last').map(
      ([kind, , lasting]) => [kind, lasting],
    );
    expect(lasts).toEqual([
      ['Essential', 'From the session to 24 hours'],
      ['Functional', 'Up to 12 months'],
      ['Analytics', 'Up to 24 months'],
      ['Marketing', 'Not applicable'],
    ]);
  });
});
