import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { closingSchema, pageSchema, textSchema, titledTextSchema } from './text.schema.ts';

const listSchema = z.strictObject({ heading: textSchema, items: z.array(titledTextSchema).min(1) });
const headingSchema = z.strictObject({ heading: textSchema });

export const homePageSchema = pageSchema.extend({
  statsNote: textSchema,
  core: z.strictObject({
    heading: textSchema,
    items: z.array(titledTextSchema.extend({ service: textSchema })).length(3),
  }),
  differentiators: z.strictObject({
    heading: textSchema,
    items: z.array(titledTextSchema.extend({ icon: iconSchema })).length(4),
  }),
  process: z.strictObject({ heading: textSchema, steps: z.array(titledTextSchema).length(4) }),
  story: z.strictObject({ heading: textSchema, paragraphs: z.array(textSchema).min(1) }),
  testimonials: headingSchema,
  partners: z.strictObject({ heading: textSchema, note: textSchema }),
  badges: z.array(z.strictObject({ text: textSchema, icon: iconSchema })).length(4),
  closing: closingSchema,
});

export const aboutPageSchema = pageSchema.extend({
  story: z.strictObject({ heading: textSchema, paragraphs: z.array(textSchema).min(1) }),
  mission: textSchema,
  vision: textSchema,
  values: z.array(titledTextSchema).length(3),
  milestones: z.array(z.strictObject({ year: z.int(), title: textSchema, description: textSchema })).min(1),
  team: z
    .array(z.strictObject({ role: textSchema, count: z.int().positive(), description: textSchema }))
    .length(3),
  registration: z.strictObject({ heading: textSchema, text: textSchema }),
  closing: closingSchema,
});

export const servicesPageSchema = pageSchema.extend({
  why: listSchema,
  stats: z.strictObject({
    uptime: textSchema,
    response: textSchema,
    projects: textSchema,
    secure: textSchema,
  }),
  closing: closingSchema,
});

export const pricingPageSchema = pageSchema.extend({
  badge: textSchema,
  addOns: z.strictObject({ heading: textSchema, text: textSchema }),
  included: z.strictObject({ heading: textSchema, items: z.array(textSchema).min(1) }),
  note: z.strictObject({ heading: textSchema, text: textSchema }),
  quote: z.strictObject({ text: textSchema, action: textSchema }),
  closing: closingSchema,
});

export const quotePageSchema = pageSchema.extend({
  promises: z.array(titledTextSchema).length(3),
  taxNote: textSchema,
  vatNote: textSchema,
});

export const checkoutPageSchema = pageSchema.extend({ assurances: z.array(textSchema).length(4) });
export const contactPageSchema = pageSchema.extend({ formHeading: textSchema, mapCaption: textSchema });

export const successPageSchema = pageSchema.extend({
  nextHeading: textSchema,
  next: z.array(titledTextSchema).min(1),
});

export const failurePageSchema = pageSchema.extend({
  reasonsHeading: textSchema,
  reasons: z.array(titledTextSchema).length(5),
});

export const testimonialSchema = z.strictObject({
  name: textSchema,
  company: textSchema,
  text: textSchema,
  rating: z.literal(5),
});

export const partnerSchema = z.strictObject({ name: textSchema, type: textSchema });

export type HomePage = z.infer<typeof homePageSchema>;
export type AboutPage = z.infer<typeof aboutPageSchema>;
export type ServicesPage = z.infer<typeof servicesPageSchema>;
export type PricingPage = z.infer<typeof pricingPageSchema>;
export type QuotePage = z.infer<typeof quotePageSchema>;
export type ContactPage = z.infer<typeof contactPageSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Partner = z.infer<typeof partnerSchema>;
