import { z } from 'zod';
import { iconSchema } from './icon.schema.ts';
import { personSchema } from './person.schema.ts';
import {
  closingSchema,
  headingSchema as heading,
  pageSchema,
  textSchema as text,
  titledTextSchema,
} from './text.schema.ts';

const sectionSchema = z.strictObject({
  heading,
  paragraphs: z.array(text).min(1).describe('One entry for each paragraph.'),
});

const storySchema = sectionSchema.describe('The founding story.');

const coreItemSchema = titledTextSchema.extend({
  service: text.describe('The file in content/services that it leads to, without .yaml.'),
});

const milestoneSchema = z.strictObject({
  year: z.int().min(1990).describe('Four digits. The oldest milestone comes first.'),
  title: text.describe('A few words.'),
  description: text.describe('One sentence.'),
});

const teamSchema = z.strictObject({
  role: text.describe('A part of the team.'),
  count: z.int().positive().describe('How many people; shown with "+".'),
  description: text.describe('What they do, in one sentence.'),
});

/** A sentence that leads somewhere. */
const linkSchema = (words: string, action: string) =>
  z.strictObject({ text: text.describe(words), action: text.describe(action) });

/** A part of a page whose own matter comes from elsewhere. */
const introSchema = (words: string) => z.strictObject({ heading, text: text.describe(words) });

const titledListSchema = z.strictObject({ heading, items: z.array(titledTextSchema).min(1) });

const priceGroupSchema = introSchema('For what the prices stand: currency, tax and how often they are paid.');

const questionSchema = z.strictObject({
  question: text.describe('As a client would ask it.'),
  answer: text.describe('What the policies say, with their figures by name.'),
  see: text
    .startsWith('/')
    .optional()
    .describe('The page, or the part of a legal document, that says it at length: /refund#packages.'),
});

const townSchema = z.strictObject({
  name: text,
  latitude: z.number().min(-90).max(90).describe('Decimal degrees; south of the equator with a minus.'),
  longitude: z.number().min(-180).max(180),
});

const caseSchema = z.strictObject({
  heading,
  text: text.describe('What was wrong, what was done, and what became of it.'),
  figures: z
    .array(
      z.strictObject({
        figure: text.describe('A figure that the client confirms.'),
        label: text.describe('What it counts.'),
      }),
    )
    .min(1)
    .describe('Before and after, in figures.'),
});

const figureLabel = text.describe('The words under the figure. The figure itself comes from the data.');

const assurances = z
  .array(text)
  .length(4, 'the checkout gives exactly 4 assurances')
  .describe('The four lines under the order summary.');

const purpose = text.describe('What the form asks for its data for, in one sentence.');

/** For pages without a schema of their own. */
export const plainPageSchema = pageSchema.extend({
  sections: z.array(sectionSchema).min(1).describe('The parts of the page, from top to bottom.'),
  closing: closingSchema.optional(),
});

/** By the names of the pages in src/site/pages.ts. */
export const pageSchemas = {
  home: pageSchema.extend({
    plans: linkSchema('What plans cost, in one line.', 'The words of the link to the pricing page.').describe(
      'The line of prices under the two buttons.',
    ),
    statsNote: text.describe('The small print under the four figures.'),
    core: z
      .strictObject({
        heading,
        items: z.array(coreItemSchema).length(3, 'Home shows exactly 3 core services'),
      })
      .describe('The three core services.'),
    differentiators: z
      .strictObject({
        heading,
        items: z
          .array(titledTextSchema.extend({ icon: iconSchema }))
          .length(4, 'Home shows exactly 4 differentiators'),
      })
      .describe('What sets the company apart.'),
    process: z
      .strictObject({
        heading,
        steps: z.array(titledTextSchema).length(4, 'the process has exactly 4 steps'),
      })
      .describe('The four steps, from the first call on.'),
    story: storySchema,
    testimonials: z.strictObject({ heading }).describe('The quotations themselves are in testimonials.yaml.'),
    partners: z
      .strictObject({ heading, note: text.describe('The small print under the names.') })
      .describe('The names themselves are in partners.yaml.'),
    badges: z
      .array(z.strictObject({ text: text.describe('A few words.'), icon: iconSchema }))
      .length(4, 'Home shows exactly 4 badges')
      .describe('The line of trust badges.'),
    closing: closingSchema,
  }),
  about: pageSchema.extend({
    story: storySchema,
    mission: text.describe('One sentence.'),
    vision: text.describe('One sentence.'),
    values: z.array(titledTextSchema).length(3, 'About shows exactly 3 values').describe('What we value.'),
    milestones: z.array(milestoneSchema).describe('The timeline, the oldest first; [] for none.'),
    team: z
      .array(teamSchema)
      .length(3, 'About shows exactly 3 parts of the team')
      .describe('The team in numbers.'),
    people: z
      .array(personSchema)
      .default([])
      .describe('People by name, under the team. Leave it out where nobody is to be named.'),
    registration: introSchema('A sentence above the details.').describe(
      'The details themselves are in company.yaml.',
    ),
    closing: closingSchema,
  }),
  services: pageSchema.extend({
    why: titledListSchema.describe('Why Choose Our Services.'),
    stats: z
      .strictObject({
        uptime: figureLabel,
        response: figureLabel,
        projects: figureLabel,
        secure: figureLabel,
      })
      .describe('The band of figures.'),
    case: caseSchema.optional().describe('One piece of work in figures. Leave it out where there is none.'),
    closing: closingSchema,
  }),
  pricing: pageSchema.extend({
    badge: text.describe('The mark on the featured plan.'),
    responses: linkSchema('One sentence.', 'The words of the link to the Terms of Service.').describe(
      'What a response time is, under the plans. The times themselves are in plans.yaml.',
    ),
    addOns: introSchema('A sentence above the list.').describe('The add-ons themselves are in add-ons.yaml.'),
    included: z
      .strictObject({ heading, items: z.array(text).min(1).describe('One entry for each line.') })
      .describe("What's Included."),
    note: introSchema('How prices are paid.').describe('VAT and payments.'),
    quote: linkSchema('A question.', 'The words of the link.').describe(
      'The way to the page Build Your Custom Package.',
    ),
    closing: closingSchema,
  }),
  prices: pageSchema.extend({
    plans: priceGroupSchema.describe('The plans themselves are in plans.yaml.'),
    services: priceGroupSchema.describe('The prices are in services.'),
    addOns: priceGroupSchema.describe('The add-ons themselves are in add-ons.yaml.'),
    catalogue: priceGroupSchema.describe('The jobs themselves are in catalogue.yaml.'),
    closing: closingSchema,
  }),
  questions: pageSchema.extend({
    groups: z
      .array(z.strictObject({ heading, items: z.array(questionSchema).min(1) }))
      .min(1)
      .describe('The questions, under headings.'),
    closing: closingSchema,
  }),
  where: pageSchema.extend({
    distances: z
      .strictObject({
        heading,
        text: text.describe('What the distances are.'),
        towns: z.array(townSchema).min(1).describe('In any order: the nearest is shown first.'),
      })
      .describe('How far it is to other towns. The kilometres are computed.'),
    rules: titledListSchema.describe('What is done on site, and what travel costs.'),
    closing: closingSchema,
  }),
  quote: pageSchema.extend({
    promises: z
      .array(titledTextSchema)
      .length(3, 'the quote page makes exactly 3 promises')
      .describe('Included in every package.'),
    taxNote: text.describe('Beside the tax in the summary.'),
    vatNote: text.describe('On the printed estimate.'),
  }),
  checkout: pageSchema.extend({
    otherPayment: linkSchema('A question.', 'The words of the link to the contact page.').describe(
      'For those who would rather not pay by card.',
    ),
    assurances,
    byInvoice: z
      .strictObject({ lead: text.describe('Under the title.'), assurances })
      .describe('What the page says instead where orders are paid by invoice: receiver/docs/contract.md.'),
    purpose,
  }),
  contact: pageSchema.extend({
    formHeading: text.describe('The heading over the form.'),
    purpose,
    mapCaption: text.describe('The words under the drawing of the place.'),
    ways: z
      .strictObject({
        whatsapp: text.describe('Under the number for WhatsApp.'),
        email: text.describe('Under the email address.'),
      })
      .describe('What is said under the ways to reach a person. The ways themselves are in company.yaml.'),
    after: z
      .strictObject({ heading, steps: z.array(titledTextSchema).min(1).describe('Step by step.') })
      .describe('What happens after a message. It has to be what really happens.'),
  }),
  success: pageSchema.extend({
    nextHeading: text.describe('The heading over the steps.'),
    next: z.array(titledTextSchema).min(1).describe('What happens after a payment, step by step.'),
  }),
  failure: pageSchema.extend({
    reasonsHeading: text.describe('The heading over the reasons.'),
    reasons: z
      .array(titledTextSchema)
      .length(5, 'the page lists exactly 5 reasons')
      .describe('Why a payment can fail.'),
  }),
  notFound: pageSchema,
};

export type PlainPage = z.infer<typeof plainPageSchema>;
