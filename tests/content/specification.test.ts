/** The content against the specification's own numbers, written out here a second time. */
import { describe, expect, test } from 'vitest';
import { fact, facts, fillFacts } from '../../src/domain/facts/facts.ts';
import { formatMoney, majorUnits } from '../../src/domain/money/money.ts';
import { openingHours } from '../../src/domain/time/opening-hours.ts';
import { priceRange, pricedRow } from '../../src/domain/facts/price-row.ts';
import { homeStats, servicesStats } from '../../src/domain/facts/stats.ts';
import { content } from './content.ts';

const { company, policies, plans, addOns } = content;
const known = facts(content);

describe('section 3: plans', () => {
  test.each([
    ['Basic', 'KES 24,000', 5],
    ['Professional', 'KES 55,000', 7],
    ['Elite', 'KES 119,000', 8],
  ])('%s costs %s a month and lists %d features', (name, price, features) => {
    const plan = plans.find((candidate) => candidate.name === name);
    expect(plan && formatMoney(plan.price)).toBe(price);
    expect(plan?.features).toHaveLength(features);
  });

  test('the plans stand from the smallest to the largest', () => {
    expect(plans.map(({ name }) => name)).toEqual(['Basic', 'Professional', 'Elite']);
  });

  test('only Professional is featured, as Most Popular', () => {
    expect(plans.filter(({ featured }) => featured).map(({ name }) => name)).toEqual(['Professional']);
    expect(content.pricing.badge).toBe('Most Popular');
  });

  test.each([
    ['Basic', '8x5, Monday to Friday', 240, false],
    ['Professional', '24/7', 60, false],
    ['Elite', '24/7', 30, true],
  ])(
    'the SLA of %s: support %s, response in %d minutes, dedicated engineer: %s',
    (name, coverage, responseMinutes, dedicatedEngineer) => {
      expect(plans.find((plan) => plan.name === name)?.sla).toEqual({
        coverage,
        responseMinutes,
        dedicatedEngineer,
      });
    },
  );

  test('the add-ons, of which the last starts at its price', () => {
    expect(addOns.map(({ name, price, startsAt }) => [name, formatMoney(price), startsAt])).toEqual([
      ['Cloud Security Audit', 'KES 9,500', false],
      ['Network Security Hardening', 'KES 14,000', false],
      ['Data Migration Service', 'KES 18,500', false],
      ['Custom Automation Project', 'KES 25,000', true],
    ]);
  });
});

test('section 3: the quote catalogue, in its order', () => {
  const rows = content.catalogue.map(({ id, price, unit, billing }) => [
    id,
    majorUnits(price),
    price.currency,
    unit ?? '',
    billing,
  ]);
  expect(rows).toEqual([
    ['cloud-migration', 2500, 'USD', '', 'once'],
    ['network-setup', 1800, 'USD', '', 'once'],
    ['cybersecurity-audit', 1200, 'USD', '', 'once'],
    ['server-management', 850, 'USD', '', 'monthly'],
    ['backup-solution', 650, 'USD', '', 'once'],
    ['firewall-config', 450, 'USD', '', 'once'],
    ['automation-setup', 380, 'USD', '', 'once'],
    ['vpn-setup', 280, 'USD', '', 'once'],
    ['email-setup', 180, 'USD', 'mailbox', 'once'],
    ['security-training', 150, 'USD', 'session', 'once'],
    ['data-backup', 120, 'USD', '', 'monthly'],
    ['user-training', 95, 'USD', 'hour', 'once'],
    ['system-audit', 75, 'USD', '', 'once'],
    ['consultation', 25, 'USD', '1 hour', 'once'],
  ]);
});

describe('sections 3 and 9: services', () => {
  test('the five services, by their slugs', () => {
    expect(content.services.map(({ slug }) => slug)).toEqual([
      'cloud-server-management',
      'network-design-support',
      'cybersecurity-services',
      'automation-integration',
      'it-maintenance-plans',
    ]);
  });

  test.each([
    ['cloud-server-management', ['from KES 35,000 per month']],
    ['network-design-support', ['from KES 45,000', 'from KES 18,000 per month']],
    ['cybersecurity-services', ['from KES 9,500', 'KES 65,000 to 250,000', 'from KES 28,000 per month']],
    ['automation-integration', ['from KES 25,000', 'KES 150,000 to 500,000+']],
    ['it-maintenance-plans', ['KES 24,000 to 119,000 per month']],
  ])('%s costs %s', (slug, prices) => {
    const rows = content.services.find((service) => service.slug === slug)?.pricing ?? [];
    const printed = rows.map((row) => {
      const priced = pricedRow(row, plans, addOns);
      return `${priceRange(priced)}${priced.per ? ` per ${priced.per}` : ''}`;
    });
    expect(printed).toEqual(prices);
  });

  test.each(content.services.map(({ slug, included }) => [slug, included] as const))(
    '%s includes eight different things',
    (_, included) => {
      expect(new Set(included.map(({ title }) => title))).toHaveProperty('size', 8);
    },
  );

  test('setup fees may apply to cloud and server management', () => {
    expect(content.services[0]?.pricingNote).toMatch(/^Setup fees may apply\./);
  });

  test('each of the three core services on Home leads to a service page', () => {
    expect(content.home.core.items.map(({ title }) => title)).toEqual([
      'Cloud Deployments',
      'IT Infrastructure',
      'Automation Systems',
    ]);
    const slugs = content.services.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(content.home.core.items.map(({ service }) => service)));
  });
});

describe('section 9: the figures that bind the company', () => {
  test.each([
    ['company.founded', '2017'],
    ['company.reply', '24 hours'],
    ['uptime', '99.9%'],
    ['terms.currency', 'KES'],
    ['terms.dueDay', 'day 1'],
    ['terms.deposit', '50%'],
    ['terms.interest', '2%'],
    ['terms.suspensionAfter', '30 days'],
    ['terms.notice', '30 days'],
    ['sla.basic.response', '4 hours'],
    ['sla.professional.response', '1 hour'],
    ['sla.elite.response', '30 minutes'],
    ['refund.guarantee', '30 days'],
    ['refund.fullWindow', '48 hours'],
    ['refund.warranty', '30 days'],
    ['refund.reviewWindow', '7 days'],
    ['refund.reply', '3 business days'],
    ['refund.processing', '7 to 10 business days'],
    ['security.transport', 'TLS 1.3'],
    ['security.storage', 'AES-256'],
    ['security.logRetention', '90 days'],
    ['security.rto', '4 hours'],
    ['security.rpo', '24 hours'],
    ['security.patches', '48 hours'],
    ['security.acknowledgement', '1 hour'],
    ['security.updates', '4 hours'],
    ['security.passwordLength', '12 characters'],
    ['dpa.assistance', '72 hours'],
    ['dpa.breachNotice', '24 hours'],
    ['dpa.deletion', '30 days'],
    ['dpa.backupRetention', '90 days'],
    ['dpa.auditNotice', '30 days'],
    ['privacy.minimumAge', '18'],
    ['cookies.essential', 'from the session to 24 hours'],
    ['cookies.functional', '12 months'],
    ['cookies.analytics', '24 months'],
  ])('%s is %s', (name, words) => {
    expect(fact(known, name)).toBe(words);
  });

  test('refunds of projects by the share completed', () => {
    expect(
      policies.refund.projects.map(({ completedFrom, completedTo, refundPercent }) => [
        completedFrom,
        completedTo,
        refundPercent,
      ]),
    ).toEqual([
      [0, 25, 75],
      [26, 50, 50],
      [51, 75, 25],
      [76, undefined, 0],
    ]);
  });

  test('credits for SLA breaches', () => {
    expect(policies.refund.slaCredits).toEqual({ minorPercent: 10, majorPercent: 25, criticalPercent: 50 });
  });
});

describe('sections 1, 2 and 9: Home and About', () => {
  test('the four counters of Home', () => {
    expect(homeStats(company, plans).map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual(
      ['8+ years in business', '150+ clients served', '99.9% uptime SLA', '30 min response time'],
    );
  });

  test('the statistics band of the services page', () => {
    const figures = servicesStats(company, plans, content.servicesPage.stats).map(({ figure }) => figure);
    expect(figures).toEqual(['99.9%', 'under 30m', '150+', '100%']);
  });

  test('the support hours', () => {
    expect(openingHours(company.hours)).toBe(
      'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
    );
  });

  test('the office in Kapenguria, Kenya', () => {
    expect([company.address.town, company.address.country]).toEqual(['Kapenguria', 'Kenya']);
  });

  test('the team counts', () => {
    expect(content.about.team.map(({ role, count }) => [role, count])).toEqual([
      ['Engineering', 12],
      ['Support', 8],
      ['Management', 5],
    ]);
  });

  test('the milestones', () => {
    expect(content.about.milestones.map(({ year, title }) => [year, title])).toEqual([
      [2017, 'Founded'],
      [2019, 'Regional expansion'],
      [2021, 'Cloud certification'],
      [2023, '{clients}+ clients'],
    ]);
    expect(fact(known, 'clients')).toBe('150');
  });

  test('the values', () => {
    expect(content.about.values.map(({ title }) => title)).toEqual(['Trust', 'Precision', 'Service']);
  });

  test('the process in four steps', () => {
    expect(content.home.process.steps.map(({ title }) => title)).toEqual([
      'Discovery',
      'Design',
      'Deploy',
      'Support',
    ]);
  });

  test('the four differentiators', () => {
    expect(content.home.differentiators.items.map(({ title }) => fillFacts(title, known))).toEqual([
      'Transparent billing',
      'SLA-driven 24/7 support',
      'Certified engineers',
      'Fast deployment',
    ]);
  });

  test('three testimonials by three people, each rated 5', () => {
    expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(new Set(content.testimonials.map(({ name }) => name))).toHaveProperty('size', 3);
  });

  test('six different partners', () => {
    expect(content.partners).toHaveLength(6);
    expect(new Set(content.partners.map(({ name }) => name))).toHaveProperty('size', 6);
  });

  test('the founding story names the year and the place', () => {
    const story = content.home.story.paragraphs.join(' ');
    expect(story).toContain('{company.founded}');
    expect(story).toContain('West Pokot');
  });
});

test('section 9: the pricing terms', () => {
  expect(content.pricing.included.items).toEqual([
    'No setup fees on annual contracts',
    'Flexible month-to-month billing',
    'Cancel anytime with {terms.notice} notice',
    'Volume discounts available',
    'Custom enterprise packages',
  ]);
});

test('section 2: the reasons why a payment fails', () => {
  expect(content.failure.reasons.map(({ title }) => title)).toEqual([
    'Insufficient funds',
    'Incorrect card details',
    'Card expired or blocked',
    'Bank security restrictions',
    'Network issues',
  ]);
});
