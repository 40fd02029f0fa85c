import { describe, expect, test } from 'vitest';
import { fact, facts, fillFacts } from '../../../src/domain/facts/facts.ts';
import {
  sampleAddOns,
  sampleCatalogue,
  sampleCompany,
  samplePlans,
  samplePolicies,
} from '../sample-content.ts';

const all = facts({
  company: sampleCompany,
  plans: samplePlans,
  addOns: sampleAddOns,
  catalogue: sampleCatalogue,
  policies: samplePolicies,
});

/** Every fact there is, in the words that the sample content makes of it. */
const words: Readonly<Record<string, string>> = {
  'company.name': 'Ridge Works',
  'company.legalName': 'Ridge Works Limited',
  'company.email': 'desk@ridge.example',
  'company.phone': '+254 711 222 333',
  'company.address': 'Hill Road, Iten, Marakwet, Kenya',
  'company.town': 'Iten',
  'company.county': 'Marakwet',
  'company.registration': 'PVT-1234567',
  'company.hours': 'Monday to Thursday 7:15 AM to 4:45 PM, Friday closed',
  'company.reply': '5 hours',
  'company.founded': '2004',
  clients: '310',
  projects: '420',
  uptime: '98.5%',
  'plans.lowest': 'KES 11,000',
  'plans.highest': 'KES 87,500',
  'plans.basic.price': 'KES 11,000',
  'plans.professional.price': 'KES 52,000',
  'plans.elite.price': 'KES 87,500',
  'addOns.audit.price': 'KES 9,750',
  'catalogue.vpn-setup.price': '$285',
  'sla.basic.coverage': 'weekdays',
  'sla.basic.response': '3 hours',
  'sla.professional.coverage': 'sunrise to sunset',
  'sla.professional.response': '15 minutes',
  'sla.elite.coverage': 'always',
  'sla.elite.response': '45 minutes',
  'terms.currency': 'KES',
  'terms.dueDay': 'day 3',
  'terms.deposit': '41%',
  'terms.interest': '6%',
  'terms.suspensionAfter': '33 days',
  'terms.notice': '34 days',
  'refund.guarantee': '35 days',
  'refund.guaranteePeriod': '35-day',
  'refund.fullWindow': '36 hours',
  'refund.warranty': '37 days',
  'refund.reviewWindow': '1 day',
  'refund.reply': '2 business days',
  'refund.processing': '8 to 9 business days',
  'security.transport': 'TLS 9',
  'security.storage': 'AES-512',
  'security.logRetention': '38 days',
  'security.rto': '39 hours',
  'security.rpo': '40 hours',
  'security.patches': '42 hours',
  'security.acknowledgement': '1 hour',
  'security.updates': '43 hours',
  'security.passwordLength': '44 characters',
  'dpa.assistance': '46 hours',
  'dpa.breachNotice': '47 hours',
  'dpa.deletion': '48 days',
  'dpa.backupRetention': '49 days',
  'dpa.auditNotice': '50 days',
  'privacy.minimumAge': '51',
  'cookies.essential': 'from the session to 52 hours',
  'cookies.functional': '53 months',
  'cookies.analytics': '1 month',
  'quote.validity': '54 days',
  'quote.firstCall': '55 business days',
};

test.each(Object.entries(words))('the fact %s reads "%s"', (name, expected) => {
  expect(fact(all, name)).toBe(expected);
});

test('there is no fact beside these', () => {
  expect(Object.keys(all).sort()).toEqual(Object.keys(words).sort());
});

test('an unknown name is refused with the names there are', () => {
  expect(() => fact(all, 'refund.replies')).toThrow(
    /There is no fact named "refund\.replies"\..*refund\.reply,/,
  );
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

  test('reaches every text within an entry and leaves all else as it is', () => {
    const date = new Date('2025-01-01');
    const entry = { title: '{town}', items: [{ text: 'in {town}' }], order: 3, on: true, date, none: null };
    expect(fillFacts(entry, known)).toEqual({
      title: 'Iten',
      items: [{ text: 'in Iten' }],
      order: 3,
      on: true,
      date,
      none: null,
    });
  });

  test('leaves the original untouched', () => {
    const entry = { title: '{town}' };
    fillFacts(entry, known);
    expect(entry.title).toBe('{town}');
  });

  test('refuses a name that is not known, however deep', () => {
    expect(() => fillFacts({ items: ['{twon}'] }, known)).toThrow('There is no fact named "twon"');
  });
});
