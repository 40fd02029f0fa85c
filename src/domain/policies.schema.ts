import { z } from 'zod';

const count = z.int().positive();
const percent = z.int().min(0).max(100);

/** The figures that bind the company, one object for each document that owns them. */
export const policiesSchema = z.strictObject({
  terms: z.strictObject({
    retainerDueDay: z.int().min(1).max(28),
    projectDepositPercent: percent,
    lateInterestPercentPerMonth: percent,
    suspensionAfterDays: count,
    terminationNoticeDays: count,
  }),
  refund: z.strictObject({
    guaranteeDays: count,
    fullRefundHours: count,
    warrantyDays: count,
    reviewWindowDays: count,
    replyBusinessDays: count,
    processingBusinessDays: z.strictObject({ from: count, to: count }),
    projects: z
      .array(
        z.strictObject({ completedFrom: percent, completedTo: percent.optional(), refundPercent: percent }),
      )
      .min(1),
    slaCredits: z.strictObject({ minorPercent: percent, majorPercent: percent, criticalPercent: percent }),
  }),
  security: z.strictObject({
    transport: z.string(),
    storage: z.string(),
    logRetentionDays: count,
    recoveryTimeHours: count,
    recoveryPointHours: count,
    criticalPatchHours: count,
    acknowledgementHours: count,
    updateEveryHours: count,
    passwordLength: count,
  }),
  dpa: z.strictObject({
    assistanceHours: count,
    breachNoticeHours: count,
    deletionDays: count,
    backupRetentionDays: count,
    auditNoticeDays: count,
  }),
  privacy: z.strictObject({ minimumAge: count }),
  cookies: z.strictObject({
    essentialMaxHours: count,
    functionalMaxMonths: count,
    analyticsMaxMonths: count,
  }),
  quote: z.strictObject({ validityDays: count }),
});

export type Policies = z.infer<typeof policiesSchema>;
