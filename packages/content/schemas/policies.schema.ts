import { z } from 'zod';
import { isExactAmount } from '@site/rules/money/money';
import { SESSION_KEYS, type SessionKey } from '@site/rules/storage/session-keys';
import { countSchema, list, group, textSchema } from './text.schema.ts';

const percent = z.int().min(0).max(100);

/**
 * The schemas of periods. The name of each field ends with its unit. The limits are low, because a larger
 * figure was probably meant in another unit.
 */
const inHours = countSchema.max(720);
const inDays = countSchema.max(3660);
const inMonths = countSchema.max(120);
const inYears = countSchema.max(30);
const inBusinessDays = countSchema.max(90);

const terms = z.strictObject({
  retainerDueDay: z.int().min(1).max(28).describe('The day of the month on which retainers are due.'),
  projectDepositPercent: percent,
  lateInterestPercentPerMonth: percent.max(10),
  suspensionAfterDays: inDays,
  terminationNoticeDays: inDays,
});

const projectRefundSchema = z.strictObject({
  completedFrom: percent.describe('From this percentage completed.'),
  completedTo: percent.optional().describe('Up to this percentage; empty in the last row.'),
  refundPercent: percent.describe('How much of what was paid is returned.'),
});

const refund = z.strictObject({
  guaranteeDays: inDays.describe('The money-back guarantee on packages.'),
  fullRefundHours: inHours.describe('How long an initial payment is fully refundable.'),
  warrantyDays: inDays,
  reviewWindowDays: inDays,
  replyBusinessDays: inBusinessDays,
  processingBusinessDays: z
    .strictObject({ from: inBusinessDays, to: inBusinessDays })
    .refine(({ from, to }) => to >= from, { path: ['to'], error: 'must not be less than "from"' }),
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
          message:
            'must follow the step before without a gap, from 0 on, with no larger refund; the last step has no end',
        });
    },
  ),
  slaCredits: z
    .strictObject({
      minorPercent: percent,
      majorPercent: percent,
      criticalPercent: percent,
    })
    .refine(
      ({ minorPercent, majorPercent, criticalPercent }) =>
        minorPercent <= majorPercent && majorPercent <= criticalPercent,
      'must not give less for a graver breach',
    ),
});

const transport = z.enum(['TLS 1.2', 'TLS 1.3']);

const security = z.strictObject({
  transport: transport.describe('How data is encrypted in transit.'),
  olderTransport: transport.describe('The oldest version that is accepted.'),
  storage: z.enum(['AES-128', 'AES-256']).describe('How stored data is encrypted.'),
  logRetentionDays: inDays,
  recoveryTimeHours: inHours,
  recoveryPointHours: inHours,
  criticalPatchHours: inHours,
  acknowledgementHours: inHours,
  updateEveryHours: inHours,
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
    .min(1)
    .max(50)
    .optional()
    .describe(
      'The rate of VAT on plans, such as 16. Without it, the pricing page shows a year only before VAT.',
    ),
  terms,
  refund,
  security,
  dpa: z.strictObject({
    assistanceHours: inHours,
    breachNoticeHours: inHours,
    deletionDays: inDays,
    backupRetentionDays: inDays,
    auditNoticeDays: inDays,
  }),
  privacy: group('For the Privacy Policy: how long data is kept, and how soon a request is answered.', {
    minimumAge: inYears,
    enquiryMonths: inMonths,
    contractYears: inYears.describe('How long data stays after a contract.'),
    backupDays: inDays.describe("How long backups of the company's own data are kept."),
    accessDays: inDays,
    copyDays: inDays,
    correctionDays: inDays,
  }),
  cookies: group('For the Cookie Policy: how long each kind lasts at most.', {
    essentialMaxHours: inHours,
    functionalMaxMonths: inMonths,
    analyticsMaxMonths: inMonths,
  }),
  storage: storageSchema.describe('For the Cookie Policy: what the browser stores of a visit.'),
  quote: z.strictObject({
    validityDays: inDays.describe('How long a quote is valid.'),
    firstCallBusinessDays: inBusinessDays.describe('From the payment to the first call.'),
    dollar: group('The rate for showing dollars in shillings too. Without it, only dollars are shown.', {
      shillings: z
        .number()
        .min(50)
        .max(500)
        .refine(isExactAmount, 'must have at most two decimals')
        .describe('Kenyan shillings for one US dollar: 129.5.'),
      date: z.iso.date().describe('The day of the rate: 2026-11-20.'),
    }).optional(),
  }),
});

export type Policies = z.infer<typeof policiesSchema>;
