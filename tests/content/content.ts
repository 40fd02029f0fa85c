/** Reads content/ as the build does, without Astro: YAML and frontmatter through the same schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { catalogueItemSchema } from '../../src/domain/content/catalogue.schema.ts';
import { companySchema } from '../../src/domain/content/company.schema.ts';
import { legalSchema } from '../../src/domain/content/legal.schema.ts';
import * as pages from '../../src/domain/content/pages.schema.ts';
import { addOnSchema, planSchema } from '../../src/domain/content/plan.schema.ts';
import { policiesSchema } from '../../src/domain/content/policies.schema.ts';
import { serviceSchema } from '../../src/domain/content/service.schema.ts';
import { pageSchema } from '../../src/domain/content/text.schema.ts';

const root = new URL('../../content/', import.meta.url);

const text = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** A content file as plain data, not yet checked. */
export const rawYaml = (path: string): unknown => parse(text(path));

function checked<Schema extends z.ZodType>(path: string, data: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(`content/${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

const yaml = <Schema extends z.ZodType>(path: string, schema: Schema) => checked(path, rawYaml(path), schema);

/** The names in a folder without their ending. */
const slugs = (folder: string) =>
  readdirSync(new URL(folder, root)).map((file) => file.replace(/\.[a-z]+$/, ''));

function legalDocument(slug: string) {
  const path = `legal/${slug}.mdx`;
  const [, frontmatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text(path)) ?? [];
  if (frontmatter === undefined || body === undefined) throw new Error(`content/${path} has no frontmatter`);
  const data: unknown = parse(frontmatter, { customTags: ['timestamp'] });
  return { slug, body, ...checked(path, data, legalSchema) };
}

export const content = {
  company: yaml('company.yaml', companySchema),
  policies: yaml('policies.yaml', policiesSchema),
  plans: yaml('plans.yaml', z.array(planSchema)),
  addOns: yaml('add-ons.yaml', z.array(addOnSchema)),
  catalogue: yaml('catalogue.yaml', z.array(catalogueItemSchema)),
  testimonials: yaml('testimonials.yaml', z.array(pages.testimonialSchema)),
  partners: yaml('partners.yaml', z.array(pages.partnerSchema)),
  services: slugs('services')
    .map((slug) => ({ slug, ...yaml(`services/${slug}.yaml`, serviceSchema) }))
    .sort((a, b) => a.order - b.order),
  legal: slugs('legal').map(legalDocument),
  home: yaml('pages/home.yaml', pages.homePageSchema),
  about: yaml('pages/about.yaml', pages.aboutPageSchema),
  servicesPage: yaml('pages/services.yaml', pages.servicesPageSchema),
  pricing: yaml('pages/pricing.yaml', pages.pricingPageSchema),
  quote: yaml('pages/custom-quote.yaml', pages.quotePageSchema),
  checkout: yaml('pages/checkout.yaml', pages.checkoutPageSchema),
  contact: yaml('pages/contact.yaml', pages.contactPageSchema),
  success: yaml('pages/success.yaml', pages.successPageSchema),
  failure: yaml('pages/failure.yaml', pages.failurePageSchema),
  notFound: yaml('pages/not-found.yaml', pageSchema),
};

/** Every content file's path, with its text. */
export const contentFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|mdx)$/.test(path))
  .map((path) => ({ path, text: text(path) }));
