import { z } from 'zod';
import { aboutPageSchema } from './about.schema.ts';
import { homePageSchema } from './home.schema.ts';
import {
  group,
  closing,
  heading,
  createIntroSchema,
  createLinkSchema,
  linkTargetSchema,
  pageSchema,
  list,
  pageUrlSchema,
  phrase,
  phraseSchema,
  sentence,
  sentenceSchema,
  text,
  textSchema,
  titledTextSchema,
} from './text.schema.ts';
import messages from './messages.json' with { type: 'json' };

const titledListSchema = z.strictObject({ heading, items: z.array(titledTextSchema).min(1) });

const priceGroupSchema = createIntroSchema('The currency, the tax, and how often the prices are paid.');

const questionSchema = z.strictObject({
  question: textSchema.regex(/\?$/, messages.questionMark).describe('As a client would ask it.'),
  answer: sentence('As the policies say. Write a figure, and the check says its name.'),
  see: linkTargetSchema
    .optional()
    .describe('The page or part of a legal document with the details: /refund#packages.'),
  askedOn: z
    .array(pageUrlSchema.describe('/pricing includes the page of each package.'))
    .optional()
    .describe('The pages on prices, packages or services that show the question, such as /pricing.'),
});

/**
 * Limits towns to Kenya and the countries around it that we can reach by road. A mistyped coordinate is
 * usually outside these limits. Swapped coordinates are always outside, because every longitude here is
 * larger than every latitude.
 */
const townSchema = z.strictObject({
  name: textSchema,
  latitude: z
    .number()
    .min(-12)
    .max(13)
    .describe('Decimal degrees: the smaller number, negative south of the equator.'),
  longitude: z.number().min(28).max(42),
});

const createTownsSchema = (hint: string) =>
  z.strictObject({
    heading,
    text: sentence(hint),
    towns: list('In any order: the nearest is shown first.', townSchema).refine(
      (towns) =>
        new Set(towns.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size === towns.length,
      messages.sharedPlace,
    ),
  });

const caseSchema = z.strictObject({
  heading,
  text: sentence('The problem, the work and the result.'),
  figures: list(
    'Before and after, in figures.',
    z.strictObject({
      figure: text('A figure that the client confirms.'),
      label: phrase('Names what the figure counts.'),
    }),
  ),
});

const need = text('A problem of customers, in their own words, like "Our server is old".');

/** A need, and what meets it: a package, an add-on or another page. */
const needSchema = z.union([
  z.strictObject({ need, job: phrase('The package that meets it.') }),
  z.strictObject({ need, addOn: phrase('The add-on that meets it.') }),
  z.strictObject({
    need,
    see: linkTargetSchema.describe('The page that it leads to, like /pricing.'),
    name: text('The words of the link.'),
    price: phrase('The price, from a fact if there is one: "from {plans.lowest}".'),
  }),
]);

const figureLabelSchema = phrase('The words under the figure, which comes from the data.');

const assurances = z.array(textSchema).length(4).describe('The four lines under the order summary.');

const purpose = sentence('Why the form asks for personal data, in one sentence.');

const menuLinkSchema = z.strictObject({
  in: z.enum(['menu', 'quickLink', 'footLink']).describe('In the menu or in the footer.'),
  words: textSchema.max(20).describe('The words of the link.'),
  after: pageUrlSchema
    .optional()
    .describe('The address of the page whose link it follows, such as /about. Without one, it comes last.'),
});

/** A page of text. Its URL is the file's name: texts/careers.mdx is /careers. */
export const textPageSchema = pageSchema.extend({
  links: list('Where visitors find the page.', menuLinkSchema),
  closing: closing.optional(),
});

/** Schemas by the names of the pages in packages/rules/urls/pages.ts. */
export const pageSchemas = {
  home: homePageSchema,
  about: aboutPageSchema,
  services: pageSchema.extend({
    action: text('The words on the button, which leads to the contact page.'),
    needs: group('The needs of visitors, beside the title. A phone shows eight on its first screen.', {
      heading,
      items: list('Each need, and the package, add-on or page that meets it.', needSchema),
    }).optional(),
    why: titledListSchema,
    stats: z.strictObject({
      uptime: figureLabelSchema,
      response: figureLabelSchema,
      projects: figureLabelSchema,
      secure: figureLabelSchema,
    }),
    case: caseSchema.optional(),
  }),
  pricing: pageSchema.extend({
    badge: text('The badge on the featured plan.'),
    people: sentence('Who counts towards the number of people that a plan covers.'),
    year: createIntroSchema('How a year is billed.').describe(
      'The price of twelve months of each plan. The rate of VAT is among the policies.',
    ),
    strata: createIntroSchema('How to read the plans.').describe(
      'The plans as layers, each above the one before. The plans are under Maintenance plans.',
    ),
    responses: createLinkSchema('One sentence.', 'The link to the Terms of Service.').describe(
      'Explains response times, under the plans.',
    ),
    addOns: createIntroSchema('A sentence above the list.').describe('The add-ons are under Add-ons.'),
    included: z.strictObject({
      heading,
      items: list('One entry for each line.', textSchema),
      refund: createLinkSchema('The refund when a plan ends.', 'The link to the Refund Policy.'),
    }),
    note: createIntroSchema('How prices are paid.'),
    quote: createLinkSchema('A question.', 'The words of the link.'),
    closing,
  }),
  prices: pageSchema.extend({
    plans: priceGroupSchema.describe('The plans are under Maintenance plans.'),
    services: priceGroupSchema.describe('The prices are in the services.'),
    addOns: priceGroupSchema.describe('The add-ons are under Add-ons.'),
    catalogue: priceGroupSchema.describe('The packages are under Packages.'),
    closing,
  }),
  questions: pageSchema.extend({
    groups: list(
      'The questions, under headings.',
      z.strictObject({ heading, items: z.array(questionSchema).min(1) }),
    ),
    closing,
  }),
  where: pageSchema.extend({
    county: createTownsSchema('How long a visit in the county takes.'),
    distances: createTownsSchema('How distances are measured.'),
    rules: titledListSchema.describe('The work that is done on site, and the cost of travel.'),
    closing,
  }),
  quote: pageSchema.extend({
    sent: titledTextSchema.describe('Replaces title and lead if a link opened a quote.'),
    promises: z.array(titledTextSchema).length(3),
    vatNote: sentence('Below the total of a quote and an order, and in the message that sends a quote.'),
  }),
  checkout: pageSchema.omit({ lead: true }).extend({
    otherPayment: createLinkSchema('A question.', 'The link to the contact page.').describe(
      'For those who would rather not pay by card.',
    ),
    payment: sentence('Above the button, if orders are paid by card.'),
    guarantee: sentence('After it, however orders are paid.'),
    assurances,
    byInvoice: group('Used instead if orders are paid by invoice.', {
      payment: sentenceSchema,
      assurances,
    }),
    byMessage: group('Used instead if orders are sent as messages.', {
      description: pageSchema.shape.description,
      payment: sentenceSchema,
      assurances,
    }),
    purpose,
  }),
  contact: pageSchema.extend({
    down: group('Help when something is down. Names of plans and office hours are filled in.', {
      heading,
      package: phrase(
        'The other callers, named after the plans with 24/7 cover, like "a package in progress".',
      ),
      call: phrase('Tells these callers what to do at any hour, like "call now".'),
      others: phrase('The words for all other visitors, like "Anyone else".'),
      write: phrase(
        'Tells all others what to do, like "email us. Work can start". The next opening follows.',
      ),
      basic: list(
        'Tells all others what to do in office hours.',
        z.strictObject({
          visitor: text('On another plan, or without a plan.'),
          text: phraseSchema,
        }),
      ),
      price: sentence('The price to be agreed before work starts without a plan.'),
    }),
    formHeading: textSchema,
    purpose,
    hoursNote: sentence('Below the opening hours.'),
    ways: z.strictObject({
      call: sentence('After the opening hours, beside the phone number.'),
      whatsapp: sentenceSchema,
      email: sentenceSchema,
    }),
    after: group('The steps that really follow a message.', {
      heading,
      steps: list('Step by step.', titledTextSchema),
    }),
  }),
  success: pageSchema.extend({
    nextHeading: textSchema,
    next: list('The steps after a payment.', titledTextSchema),
    byMessage: group('Used instead if orders are sent as messages, without payment.', {
      title: textSchema,
      lead: sentenceSchema,
      next: list('The steps after the message.', titledTextSchema),
    }),
  }),
  failure: pageSchema.extend({
    reasonsHeading: textSchema,
    reasons: z.array(titledTextSchema).length(5),
  }),
};

export type Need = z.infer<typeof needSchema>;
