import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import type { z } from 'zod';
import { catalogueItemSchema } from './domain/catalogue.schema.ts';
import { companySchema } from './domain/company.schema.ts';
import { legalSchema } from './domain/legal.schema.ts';
import * as pages from './domain/pages.schema.ts';
import { addOnSchema, planSchema } from './domain/plan.schema.ts';
import { policiesSchema } from './domain/policies.schema.ts';
import { serviceSchema } from './domain/service.schema.ts';
import { pageSchema } from './domain/text.schema.ts';

/** A YAML file that holds one object; its entry has the id `only`. */
const single = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  defineCollection({
    loader: file(`content/${path}.yaml`, {
      parser: (text) => ({ only: parse(text) as Record<string, unknown> }),
    }),
    schema,
  });

/** A YAML file that holds a list. The position becomes the id's prefix, for Astro returns entries sorted by id. */
const list = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  defineCollection({
    loader: file(`content/${path}.yaml`, {
      parser: (text) =>
        Object.fromEntries(
          (parse(text) as Record<string, unknown>[]).map((item, index) => [
            String(index).padStart(4, '0'),
            item,
          ]),
        ),
    }),
    schema,
  });

export const collections = {
  company: single('company', companySchema),
  policies: single('policies', policiesSchema),
  plans: list('plans', planSchema),
  addOns: list('add-ons', addOnSchema),
  catalogue: list('catalogue', catalogueItemSchema),
  testimonials: list('testimonials', pages.testimonialSchema),
  partners: list('partners', pages.partnerSchema),
  services: defineCollection({
    loader: glob({ pattern: '*.yaml', base: './content/services' }),
    schema: serviceSchema,
  }),
  legal: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/legal' }),
    schema: legalSchema,
  }),
  homePage: single('pages/home', pages.homePageSchema),
  aboutPage: single('pages/about', pages.aboutPageSchema),
  servicesPage: single('pages/services', pages.servicesPageSchema),
  pricingPage: single('pages/pricing', pages.pricingPageSchema),
  quotePage: single('pages/custom-quote', pages.quotePageSchema),
  checkoutPage: single('pages/checkout', pages.checkoutPageSchema),
  contactPage: single('pages/contact', pages.contactPageSchema),
  successPage: single('pages/success', pages.successPageSchema),
  failurePage: single('pages/failure', pages.failurePageSchema),
  notFoundPage: single('pages/not-found', pageSchema),
};
