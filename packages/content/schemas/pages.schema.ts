import { z } from 'zod';
import { aboutPageSchema } from './about.schema.ts';
import { homePageSchema } from './home.schema.ts';
import {
  part,
  closingSchema,
  headingSchema as heading,
  introSchema,
  linkSchema,
  pageSchema,
  textSchema as text,
  titledTextSchema,
} from './text.schema.ts';

const titledListSchema = z.strictObject({ heading, items: z.array(titledTextSchema).min(1) });

const priceGroupSchema = introSchema('For what the prices stand: currency, tax and how often they are paid.');

const questionSchema = z.strictObject({
  question: text.describe('As a client would ask it.'),
  answer: text.describe('What the policies say, with their figures by name.'),
  see: text
    .startsWith('/')
    .optional()
    .describe('The page, or the part of a legal document, that says it at length: /refund#packages.'),
  askedOn: z.array(text.describe('/pricing is each package, too.')).optional().describe('Pages that ask it.'),
});

const townSchema = z.strictObject({
  name: text,
  visit: text.optional().describe('What a visit there means, in a few words.'),
  latitude: z.number().min(-90).max(90).describe('Decimal degrees; south of the equator with a minus.'),
  longitude: z.number().min(-180).max(180),
});

const townsSchema = (words: string) =>
  z.strictObject({
    heading,
    text: text.describe(words),
    towns: z.array(townSchema).min(1).describe('In any order: the nearest is shown first.'),
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

const assurances = z.array(text).length(4).describe('The four lines under the order summary.');

const purpose = text.describe('What the form asks for its data for, in one sentence.');

const placeSchema = z.strictObject({
  in: z
    .enum(['menu', 'quickLink', 'footLink'])
    .describe('menu, quickLink for Quick Links in the footer, footLink for its last line.'),
  words: text.max(20).describe('The words of the link.'),
  after: text
    .startsWith('/')
    .optional()
    .describe('The address of the page whose link it follows, such as /about; else it comes last.'),
});

/** A page of text. The file's name is its address: texts/careers.mdx is /careers. */
export const textPageSchema = pageSchema.extend({
  links: z.array(placeSchema).min(1).describe('Where visitors find the page.'),
  closing: closingSchema.optional(),
});

/** By the names of the pages in packages/rules/addresses/pages.ts. */
export const pageSchemas = {
  home: homePageSchema,
  about: aboutPageSchema,
  services: pageSchema.extend({
    action: text.describe('The words on the button, which leads to the contact page.'),
    why: titledListSchema.describe('Why Choose Our Services.'),
    stats: part('The band of figures.', {
      uptime: figureLabel,
      response: figureLabel,
      projects: figureLabel,
      secure: figureLabel,
    }),
    case: caseSchema.optional().describe('One piece of work in figures.'),
  }),
  pricing: pageSchema.extend({
    badge: text.describe('The mark on the featured plan.'),
    strata: introSchema('How to read the plans.')
      .extend({ toScale: text.describe('Said as well while the height of a plan is its price.') })
      .describe('The plans, each on the one before. They are in plans.yaml.'),
    responses: linkSchema('One sentence.', 'The link to the Terms of Service.').describe(
      'What a response time is, under the plans.',
    ),
    addOns: introSchema('A sentence above the list.').describe('The add-ons themselves are in add-ons.yaml.'),
    included: part("What's Included.", {
      heading,
      items: z.array(text).min(1).describe('One entry for each line.'),
      refund: linkSchema('What comes back when a plan ends.', 'The link to the Refund Policy.'),
    }),
    note: introSchema('How prices are paid.').describe('VAT and payments.'),
    quote: linkSchema('A question.', 'The words of the link.').describe('The way to the quote page.'),
    closing: closingSchema,
  }),
  prices: pageSchema.extend({
    plans: priceGroupSchema.describe('The plans themselves are in plans.yaml.'),
    services: priceGroupSchema.describe('The prices are in the services.'),
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
    county: townsSchema('What a visit in the county means.').describe('The towns of its own county.'),
    distances: townsSchema('What the distances are.').describe('How far it is to other towns.'),
    rules: titledListSchema.describe('What is done on site, and what travel costs.'),
    closing: closingSchema,
  }),
  quote: pageSchema.extend({
    promises: z.array(titledTextSchema).length(3).describe('Included in every package.'),
    taxNote: text.describe('Beside the tax in the summary.'),
    vatNote: text.describe('On the printed estimate.'),
  }),
  checkout: pageSchema.extend({
    otherPayment: linkSchema('A question.', 'The link to the contact page.').describe(
      'For those who would rather not pay by card.',
    ),
    payment: text.describe('After the sentence under the title, where orders are paid by card.'),
    assurances,
    byInvoice: part('Instead, where orders are paid by invoice.', {
      payment: text.describe('In its place.'),
      assurances,
    }),
    byMessage: part('Instead, where orders are sent as messages.', {
      description: pageSchema.shape.description,
      payment: text.describe('In its place.'),
      assurances,
    }),
    purpose,
  }),
  contact: pageSchema.extend({
    formHeading: text.describe('The heading over the form.'),
    purpose,
    mapCaption: text.describe('The words under the drawing of the place.'),
    ways: part('What is said under the ways to reach a person. The ways themselves are in company.yaml.', {
      whatsapp: text.describe('Under the number for WhatsApp.'),
      email: text.describe('Under the email address.'),
    }),
    after: part('What happens after a message. It has to be what really happens.', {
      heading,
      steps: z.array(titledTextSchema).min(1).describe('Step by step.'),
    }),
  }),
  success: pageSchema.extend({
    nextHeading: text.describe('The heading over the steps.'),
    next: z.array(titledTextSchema).min(1).describe('What happens after a payment, step by step.'),
    byMessage: part('Instead, where orders are sent as messages, and nothing is paid there.', {
      title: text.describe('The title once the order was taken.'),
      lead: text.describe('Under it.'),
      next: z.array(titledTextSchema).min(1).describe('What happens then, step by step.'),
    }),
  }),
  failure: pageSchema.extend({
    reasonsHeading: text.describe('The heading over the reasons.'),
    reasons: z.array(titledTextSchema).length(5).describe('Why a payment can fail.'),
  }),
};
