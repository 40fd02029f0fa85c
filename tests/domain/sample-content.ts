/**
 * Made-up content whose figures all differ from each other and from the real ones, so that a rule that takes the
 * wrong field is caught.
 */
import type { Company } from '../../src/domain/content/company.schema.ts';
import { money } from '../../src/domain/money/money.ts';
import type { Plan } from '../../src/domain/content/plan.schema.ts';
import type { Policies } from '../../src/domain/content/policies.schema.ts';

export const sampleCompany: Company = {
  name: 'Ridge Works',
  legalName: 'Ridge Works Limited',
  registrationNumber: 'PVT-1234567',
  taxPin: 'P051234567Z',
  foundedYear: 2004,
  email: 'desk@ridge.example',
  phone: '+254 711 222 333',
  whatsapp: '+254 744 555 666',
  address: { street: 'Hill Road', town: 'Iten', county: 'Marakwet', country: 'Kenya', countryCode: 'KE' },
  postalAddress: 'P.O. Box 1, Iten',
  coordinates: { latitude: 0.6703, longitude: 35.5081 },
  hours: [
    { days: 'Monday to Thursday', opens: '07:15', closes: '16:45' },
    { days: 'Friday', note: 'closed' },
  ],
  replyWithinHours: 5,
  figures: {
    yearsInBusiness: 21,
    clients: 310,
    projects: 420,
    uptimePercent: 98.5,
    secureSystemsPercent: 97,
  },
};

const samplePlan = (plan: Pick<Plan, 'id' | 'price' | 'sla'>): Plan => ({
  name: plan.id,
  summary: 'A plan.',
  featured: false,
  features: ['One feature'],
  ...plan,
});

/** Neither by price nor by response time in order. */
export const samplePlans: readonly Plan[] = [
  samplePlan({
    id: 'professional',
    price: money(52_000, 'KES'),
    sla: { coverage: 'sunrise to sunset', responseMinutes: 15, dedicatedEngineer: false },
  }),
  samplePlan({
    id: 'elite',
    price: money(87_500, 'KES'),
    sla: { coverage: 'always', responseMinutes: 45, dedicatedEngineer: true },
  }),
  samplePlan({
    id: 'basic',
    price: money(11_000, 'KES'),
    sla: { coverage: 'weekdays', responseMinutes: 180, dedicatedEngineer: false },
  }),
];

export const sampleAddOns = [{ id: 'audit', price: money(9_750, 'KES') }];
export const sampleCatalogue = [{ id: 'vpn-setup', price: money(285, 'USD') }];

export const samplePolicies: Policies = {
  terms: {
    retainerDueDay: 3,
    projectDepositPercent: 41,
    lateInterestPercentPerMonth: 6,
    suspensionAfterDays: 33,
    terminationNoticeDays: 34,
  },
  refund: {
    guaranteeDays: 35,
    fullRefundHours: 36,
    warrantyDays: 37,
    reviewWindowDays: 1,
    replyBusinessDays: 2,
    processingBusinessDays: { from: 8, to: 9 },
    projects: [{ completedFrom: 0, refundPercent: 10 }],
    slaCredits: { minorPercent: 11, majorPercent: 12, criticalPercent: 13 },
  },
  security: {
    transport: 'TLS 9',
    storage: 'AES-512',
    logRetentionDays: 38,
    recoveryTimeHours: 39,
    recoveryPointHours: 40,
    criticalPatchHours: 42,
    acknowledgementHours: 1,
    updateEveryHours: 43,
    passwordLength: 44,
  },
  dpa: {
    assistanceHours: 46,
    breachNoticeHours: 47,
    deletionDays: 48,
    backupRetentionDays: 49,
    auditNoticeDays: 50,
  },
  privacy: { minimumAge: 51 },
  cookies: { essentialMaxHours: 52, functionalMaxMonths: 53, analyticsMaxMonths: 1 },
  quote: { validityDays: 54, firstCallBusinessDays: 55 },
};
