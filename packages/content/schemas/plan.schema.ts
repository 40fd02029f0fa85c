import { z } from 'zod';
import { kesSchema } from './money.schema.ts';
import { countSchema, group, list, phraseSchema, sentence, text, textSchema } from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const sla = group('The service level agreement, also printed in the Terms of Service. It binds us.', {
  coverage: phraseSchema
    .regex(/^(?!.*\b24\s*(?:[-–x×:.|\\]|by)\s*7\b)/i, messages.dayAndNight)
    .describe('When support answers: 24/7, or hours and days.'),
  responseMinutes: countSchema
    .max(10_080)
    .describe('Within how many minutes an engineer responds: 240 is 4 hours.'),
  dedicatedEngineer: z.boolean().describe('Whether a client has an engineer of their own.'),
});

/** The pricing page and its drawings have room for this many plans. */
export const PLAN_COUNT_LIMITS = { min: 2, max: 5 } as const;

export const planSchema = z.strictObject({
  /** The names of facts contain this id, as in {sla.elite.response}. */
  id: z.string().regex(/^[a-z]+(?:-[a-z\d]+)*$/, messages.planId),
  name: text(
    'If you rename a plan, search for its old name in the box above the list, because texts keep it.',
  ),
  summary: sentence('Who the plan is for, in one sentence.'),
  size: group('The largest client that this price covers. Without it, there is no limit.', {
    people: countSchema.describe('How many people may ask for support.'),
    machines: countSchema.describe('How many computers, servers and other devices are supported.'),
  }).optional(),
  price: kesSchema.describe(messages.planPriceHint),
  featured: z.boolean().default(false).describe('The one plan that stands out.'),
  sla,
  features: list(
    'One line for each feature. List only what this plan adds to the one before it.',
    textSchema,
  ),
});

export const addOnSchema = z
  .strictObject({
    /** Services, needs and choices refer to an add-on by this id. */
    id: phraseSchema,
    name: textSchema,
    description: sentence('One sentence: what is delivered.'),
    price: kesSchema.describe(messages.addOnPriceHint),
    startsAt: z.boolean().default(false).describe('Whether the price is the lowest one, shown with "from".'),
  })
  .transform(({ startsAt, ...addOn }) => ({ ...addOn, isMinimumPrice: startsAt }));

export type Plan = z.infer<typeof planSchema>;
export type AddOn = z.infer<typeof addOnSchema>;
