import type { z } from 'zod';
import { catalogueItemSchema } from './catalogue.schema.ts';
import { companySchema } from './company.schema.ts';
import { legalSchema } from './legal.schema.ts';
import * as pages from './pages.schema.ts';
import { addOnSchema, planSchema } from './plan.schema.ts';
import { policiesSchema } from './policies.schema.ts';
import { serviceSchema } from './service.schema.ts';
import { pageSchema } from './text.schema.ts';

/**
 * What a file in content/ holds: `one` object, a `list` of objects, or one object a file in a `folder`, whose path
 * has a star for the file's name.
 */
export interface ContentFile<Schema extends z.ZodType = z.ZodType, Holds = 'one' | 'list' | 'folder'> {
  readonly holds: Holds;
  /** Within content/, such as `pages/home.yaml` or `legal/*.mdx`. */
  readonly path: string;
  /** Of the object, or of one object of the list. */
  readonly schema: Schema;
}

const file =
  <const Holds>(holds: Holds) =>
  <Schema extends z.ZodType>(path: string, schema: Schema): ContentFile<Schema, Holds> => ({
    holds,
    path,
    schema,
  });
const one = file('one');
const list = file('list');
const folder = file('folder');

/** Every content file with its schema, for the build, for `npm run content:check` and for the editor's completion. */
export const contentFiles = {
  company: one('company.yaml', companySchema),
  policies: one('policies.yaml', policiesSchema),
  plans: list('plans.yaml', planSchema),
  addOns: list('add-ons.yaml', addOnSchema),
  catalogue: list('catalogue.yaml', catalogueItemSchema),
  testimonials: list('testimonials.yaml', pages.testimonialSchema),
  partners: list('partners.yaml', pages.partnerSchema),
  services: folder('services/*.yaml', serviceSchema),
  legal: folder('legal/*.mdx', legalSchema),
  homePage: one('pages/home.yaml', pages.homePageSchema),
  aboutPage: one('pages/about.yaml', pages.aboutPageSchema),
  servicesPage: one('pages/services.yaml', pages.servicesPageSchema),
  pricingPage: one('pages/pricing.yaml', pages.pricingPageSchema),
  quotePage: one('pages/custom-quote.yaml', pages.quotePageSchema),
  checkoutPage: one('pages/checkout.yaml', pages.checkoutPageSchema),
  contactPage: one('pages/contact.yaml', pages.contactPageSchema),
  successPage: one('pages/success.yaml', pages.successPageSchema),
  failurePage: one('pages/failure.yaml', pages.failurePageSchema),
  notFoundPage: one('pages/not-found.yaml', pageSchema),
};

export type ContentName = keyof typeof contentFiles;
