import { z } from 'zod';
import {
  group,
  closing,
  heading,
  createLinkSchema,
  pageSchema,
  phraseSchema,
  sectionSchema,
  sentence,
  sentenceSchema,
  text,
  textSchema,
  titledTextSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

export const homePageSchema = pageSchema.extend({
  needs: createLinkSchema('A question.', 'The words of the link to the needs on the services page.').describe(
    'The third link, under the two buttons. It shows only if the services page has needs.',
  ),
  plans: createLinkSchema(
    'What plans cost, in one line.',
    'The words of the link to the pricing page.',
  ).describe('The line of prices under the two buttons.'),
  statsNote: sentence('The small print under the four figures.'),
  core: z.strictObject({
    heading,
    items: z
      .array(
        titledTextSchema.extend({
          service: phraseSchema,
        }),
      )
      .length(3),
  }),
  differentiators: z.strictObject({
    heading,
    items: z.array(titledTextSchema).length(4),
  }),
  process: z.strictObject({
    heading,
    steps: z.array(titledTextSchema).length(4),
  }),
  story: sectionSchema,
  testimonials: group('The quotations are under Testimonials.', { heading }),
  partners: group('The names are under Partners.', {
    heading,
    note: sentence('The small print under the names.'),
  }),
  badges: z
    .array(
      z.strictObject({
        text: textSchema,
        byInvoice: textSchema.optional().describe('Used instead if orders are paid by invoice.'),
      }),
    )
    .length(4),
  closing,
});

export const testimonialSchema = z.strictObject({
  name: textSchema,
  company: textSchema,
  text: sentenceSchema
    .regex(/^[^"“„«]/, messages.quotationMark)
    .describe('Their words, without quotation marks: the page adds them.'),
  rating: z.literal(5),
});

export const partnerSchema = z.strictObject({
  name: textSchema,
  type: text('What it makes that we install.'),
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, messages.partnerLogo)
    .optional()
    .meta({
      description: 'An SVG shown instead of the name, if the vendor allows it.',
      contentMediaType: 'image/svg+xml',
    }),
});

export type HomePage = z.infer<typeof homePageSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
