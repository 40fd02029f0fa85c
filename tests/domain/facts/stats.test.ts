import { expect, test } from 'vitest';
import { fastestResponseMinutes, homeStats, servicesStats } from '../../../src/domain/facts/stats.ts';
import { sampleCompany, samplePlans } from '../sample-content.ts';

test('the response time is the fastest that a plan promises', () => {
  expect(fastestResponseMinutes(samplePlans)).toBe(15);
});

test('Home shows years, clients, uptime and response time', () => {
  expect(homeStats(sampleCompany, samplePlans)).toEqual([
    { value: 21, suffix: '+', label: 'years in business' },
    { value: 310, suffix: '+', label: 'clients served' },
    { value: 98.5, suffix: '%', label: 'uptime SLA' },
    { value: 15, suffix: ' min', label: 'response time' },
  ]);
});

test('the services band shows its figures with the owner’s labels', () => {
  const labels = { uptime: 'up', response: 'answered', projects: 'built', secure: 'secured' };
  expect(servicesStats(sampleCompany, samplePlans, labels)).toEqual([
    { figure: '98.5%', label: 'up' },
    { figure: 'under 15m', label: 'answered' },
    { figure: '420+', label: 'built' },
    { figure: '97%', label: 'secured' },
  ]);
});
