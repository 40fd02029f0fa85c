import { z } from 'zod';
import { isAmount } from '../money/money.ts';

const count = z.int().positive();
const percent = z.int().min(0).max(100);

/** Beyond these a figure was meant in another unit. */
const upTo = (most: number, unit: string) => count.max(most, `must be at most ${most} ${unit}`);
const hours = upTo(720, 'hours, which is 30 days');
const days = upTo(3660, 'days, which is ten years');
const years = upTo(30, 'years');

const inDays = days.describe('In days.');
const inHours = hours.describe('In hours.');
const inMonths = upTo(120, 'months, which is ten years').describe('In months.');
const inBusinessDays = upTo(90, 'business days').describe('In business days.');
const inPercent = percent.describe('In percent, from 0 to 100.');

const termsSchema = z.strictObject({
  retainerDueDay: z
    .int()
    .min(1)
    .max(28)
    .describe('The day of the month on which retainers are due, 1 to 28.'),
  projectDepositPercent: inPercent,
  lateInterestPercentPerMonth: inPercent,
  suspensionAfterDays: inDays,
  terminationNoticeDays: inDays,
});

const projectRefundSchema = z.strictObject({
  completedFrom: percent.describe('From this percentage completed.'),
  completedTo: percent.optional().describe('Up to this percentage; left out in the last row.'),
  refundPercent: percent.describe('How much of what was paid is returned.'),
});

const refundSchema = z.strictObject({
  guaranteeDays: days.describe('The money-back guarantee on packages, in days.'),
  fullRefundHours: hours.describe('A full refund of an initial payment, in hours.'),
  warrantyDays: inDays,
  reviewWindowDays: inDays,
  replyBusinessDays: inBusinessDays,
  processingBusinessDays: z
    .strictObject({ from: inBusinessDays, to: inBusinessDays })
    .refine(({ from, to }) => to >= from, { path: ['to'], error: 'must not be less than "from"' }),
  projects: z
    .array(projectRefundSchema)
    .min(1)
    .describe('The share of a project completed, and the share of what was paid that is returned.'),
  slaCredits: z
    .strictObject({ minorPercent: inPercent, majorPercent: inPercent, criticalPercent: inPercent })
    .refine(({ minorPercent, majorPercent }) => majorPercent >= minorPercent, {
      path: ['majorPercent'],
      error: 'must not be less than for a minor breach',
    })
    .refine(({ majorPercent, criticalPercent }) => criticalPercent >= majorPercent, {
      path: ['criticalPercent'],
      error: 'must not be less than for a major breach',
    }),
});

const securitySchema = z.strictObject({
  transport: z.string().min(1).describe('How data is encrypted on its way: TLS 1.3.'),
  olderTransport: z
    .string()
    .min(1)
    .describe('The oldest that is let through, for devices that speak nothing newer: TLS 1.2.'),
  storage: z.string().min(1).describe('How stored data is encrypted: AES-256.'),
  logRetentionDays: inDays,
  recoveryTimeHours: inHours,
  recoveryPointHours: inHours,
  criticalPatchHours: inHours,
  acknowledgementHours: inHours,
  updateEveryHours: inHours,
  passwordLength: count.describe('The fewest characters a password has.'),
});

export const policiesSchema = z.strictObject({
  terms: termsSchema.describe('For the Terms of Service.'),
  refund: refundSchema.describe('For the Refund Policy.'),
  security: securitySchema.describe('For the Security Statement.'),
  dpa: z
    .strictObject({
      assistanceHours: inHours,
      breachNoticeHours: inHours,
      deletionDays: inDays,
      backupRetentionDays: inDays,
      auditNoticeDays: inDays,
    })
    .describe('For the Data Processing Addendum.'),
  privacy: z
    .strictObject({
      minimumAge: years.describe('In years.'),
      enquiryMonths: inMonths,
      contractYears: years.describe('How long data stays after a contract, in years.'),
      backupDays: days.describe("How long backups of the company's own data are kept, in days."),
      accessDays: inDays,
      copyDays: inDays,
      correctionDays: inDays,
    })
    .describe('For the Privacy Policy: how long data is kept, and how soon a request is answered.'),
  cookies: z
    .strictObject({ essentialMaxHours: inHours, functionalMaxMonths: inMonths, analyticsMaxMonths: inMonths })
    .describe('For the Cookie Policy: how long each kind lasts at most.'),
  quote: z
    .strictObject({
      validityDays: days.describe('How long a printed estimate stands, in days.'),
      firstCallBusinessDays: inBusinessDays.describe(
        'After payment, an engineer calls within so many business days.',
      ),
      dollar: z
        .strictObject({
          shillings: z
            .number()
            .min(50)
            .max(500)
            .refine(isAmount, 'must have at most two decimals')
            .describe('Kenyan shillings for one US dollar: 129.5.'),
          date: z.iso.date().describe('The day of the rate: 2026-11-20.'),
        })
        .optional()
        .describe('Beside amounts in dollars, what they are about in shillings. Left out, nothing is shown.'),
    })
    .describe('For packages built on the quote page.'),
});

export type Policies = z.infer<typeof policiesSchema>;
