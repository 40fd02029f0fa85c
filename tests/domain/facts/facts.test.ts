import { describe, expect, test } from 'vitest';
import { fact, factFile, factNames, facts, fillFacts } from '../../../src/domain/facts/facts.ts';
import { testData } from '../../test-data.ts';
import { sampleContent } from '../sample-content.ts';

const all = facts(sampleContent);

test('every fact reads as it should, and there is no other', () => {
  expect(all).toEqual(testData(import.meta.url));
});

test('an unknown name is refused with the names there are', () => {
  expect(() => fact(all, 'refund.replies')).toThrow(
    /There is no fact named "refund\.replies"\..*refund\.reply,/,
  );
});

test('every fact has its file', () => {
  const policies = Object.keys(all).filter((name) => factFile(name) === 'policies');
  const unknown = policies.filter((name) => !((name.split('.')[0] ?? '') in sampleContent.policies));
  expect(unknown).toEqual([]);
  expect(['plans.elite.price', 'sla.elite.response', 'clients', 'addOns.a.price'].map(factFile)).toEqual([
    ...['plans', 'plans', 'company', 'add-ons'],
  ]);
});

test('a file names its facts, and no list of YAML is one', () => {
  expect(
    factNames(
      'text: From {plans.basic-2.price}, {clients} clients\nprice: { amount: 5 }\nnone: {}\n<Fact name="refund.reply" />',
    ),
  ).toEqual([...['plans.basic-2.price', 'clients', 'refund.reply']]);
});

describe('filling the facts in', () => {
  const known = { town: 'Iten', 'sla.elite.response': '45 minutes' };

  test.each([
    ['No braces.', 'No braces.'],
    ['From {town}.', 'From Iten.'],
    ['{town}, {town}: {sla.elite.response}', 'Iten, Iten: 45 minutes'],
    ['An empty {} stays.', 'An empty {} stays.'],
  ])('turns "%s" into "%s"', (text, filled) => {
    expect(fillFacts(text, known)).toBe(filled);
  });

  test('reaches every text within an entry and leaves all else as it is, the original too', () => {
    const others = { order: 3, on: true, date: new Date('2025-01-01'), none: null };
    const entry = { title: '{town}', items: [{ text: 'in {town}' }], ...others };
    expect(fillFacts(entry, known)).toEqual({ title: 'Iten', items: [{ text: 'in Iten' }], ...others });
    expect(entry.title).toBe('{town}');
  });

  test('refuses a name that is not known, however deep', () => {
    expect(() => fillFacts({ items: ['{twon}'] }, known)).toThrow('There is no fact named "twon"');
  });
});
