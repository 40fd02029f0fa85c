import { z } from 'zod';
import { isExactAmount } from '@site/rules/money/money';
import { SESSION_KEYS, type SessionKey } from '@site/rules/storage/session-keys';
import { countSchema, list, group, textSchema } from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const percentSchema = z.int().min(0).max(100);

/**
 * Schemas for the lengths of periods. The name of each field ends with its unit. The limits are low, because
 * a larger figure was probably meant in another unit.
 */
const hoursSchema = countSchema.max(720);
const daysSchema = countSchema.max(3660);
const monthsSchema = countSchema.max(120);
const yearsSchema = countSchema.max(30);
const businessDaysSchema = countSchema.max(90);

const terms = z.strictObject({
  retainerDueDay: z.int().min(1).max(28).describe('The day of the month on which retainers are due.'),
  projectDepositPercent: percentSchema,
  lateInterestPercentPerMonth: z.number().nonnegative().max(10),
  suspensionAfterDays: daysSchema,
  terminationNoticeDays: daysSchema,
});

const projectRefundSchema = z.strictObject({
  completedFrom: percentSchema.describe('From this percentage completed.'),
  completedTo: percentSchema.optional().describe('Up to this percentage; empty in the last row.'),
  refundPercent: percentSchema.describe('How much of what was paid is returned.'),
});

const refund = z.strictObject({
  guaranteeDays: daysSchema.describe('The money-back guarantee on packages.'),
  fullRefundHours: hoursSchema.describe('How long an initial payment is fully refundable.'),
  warrantyDays: daysSchema,
  reviewWindowDays: daysSchema,
  replyBusinessDays: businessDaysSchema,
  processingBusinessDays: z
    .strictObject({ from: businessDaysSchema, to: businessDaysSchema })
    .refine(({ from, to }) => to >= from, { path: ['to'], error: messages.endsBelowStart }),
  projects: list('Refunds of projects, by how far the work is completed.', projectRefundSchema).superRefine(
    (steps, context) => {
      const wrongIndex = steps.findIndex(({ completedFrom, completedTo, refundPercent }, index) => {
        const previousStep = steps[index - 1] ?? { completedTo: -1, refundPercent: 100 };
        const expectedEnd = steps[index + 1] ? completedTo : undefined;
        return (
          completedFrom !== Number(previousStep.completedTo) + 1 ||
          refundPercent > previousStep.refundPercent ||
          completedTo !== expectedEnd
        );
      });
      if (wrongIndex >= 0)
        context.addIssue({
          code: 'custom',
          path: [wrongIndex, 'completedFrom'],
          message: messages.refundStep,
        });
    },
  ),
  slaCredits: z
    .strictObject({
      minorPercent: percentSchema,
      majorPercent: percentSchema,
      criticalPercent: percentSchema,
    })
    .refine(
      ({ minorPercent, majorPercent, criticalPercent }) =>
        minorPercent <= majorPercent && majorPercent <= criticalPercent,
      messages.graverBreach,
    ),
});

const transportSchema = z.enum(['TLS 1.2', 'TLS 1.3']);

const security = z.strictObject({
  transport: transportSchema.describe('How data is encrypted in transit.'),
  olderTransport: transportSchema.describe('The oldest version that is accepted.'),
  storage: z.enum(['AES-128', 'AES-256']).describe('How stored data is encrypted.'),
  logRetentionDays: daysSchema,
  recoveryTimeHours: hoursSchema,
  recoveryPointHours: hoursSchema,
  criticalPatchHours: hoursSchema,
  acknowledgementHours: hoursSchema,
  updateEveryHours: hoursSchema,
  passwordLength: countSchema.min(8).describe('The fewest characters in a password.'),
});

const storageEntrySchema = z.strictObject({
  holds: textSchema,
  until: textSchema,
});

const storageSchema = z.strictObject(
  Object.fromEntries(SESSION_KEYS.map((name) => [name, storageEntrySchema])) as Record<
    SessionKey,
    typeof storageEntrySchema
  >,
);

export const policiesSchema = z.strictObject({
  vatPercent: z
    .number()
    .min(5)
    .max(50)
    .optional()
    .describe(
      'The rate of VAT on plans, such as 16. Without it, the pricing page shows a year only before VAT.',
    ),
  terms,
  refund,
  security,
  dpa: z.strictObject({
    assistanceHours: hoursSchema,
    // The Data Protection Act 2019, section 43, gives a processor 48 hours.
    breachNoticeHours: hoursSchema.max(48),
    deletionDays: daysSchema,
    backupRetentionDays: daysSchema,
    auditNoticeDays: daysSchema,
  }),
  privacy: group('For the Privacy Policy: how long data is kept, and how soon a request is answered.', {
    minimumAge: yearsSchema,
    enquiryMonths: monthsSchema,
    contractYears: yearsSchema.describe('How long data stays after a contract.'),
    backupDays: daysSchema.describe("How long backups of the company's own data are kept."),
    accessDays: daysSchema,
    copyDays: daysSchema,
    correctionDays: daysSchema,
  }),
  cookies: group('For the Cookie Policy: how long each kind lasts at most.', {
    essentialMaxHours: hoursSchema,
    functionalMaxMonths: monthsSchema,
    analyticsMaxMonths: monthsSchema,
  }),
  storage: storageSchema.describe('For the Cookie Policy: what the browser stores of a visit.'),
  quote: z.strictObject({
    validityDays: daysSchema.describe('How long a quote is valid.'),
    firstCallBusinessDays: businessDaysSchema.describe('From the payment to the first call.'),
    dollar: group('The rate for showing dollars in shillings too. Without it, only dollars are shown.', {
      shillings: z
        .number()
        .min(50)
        .max(500)
        .refine(isExactAmount, messages.decimals)
        .describe('Kenyan shillings for one US dollar: 129.5.'),
      date: z.iso.date().describe('The day of the rate: 2026-11-20.'),
    }).optional(),
  }),
});

export type Policies = z.infer<typeof policiesSchema>;
