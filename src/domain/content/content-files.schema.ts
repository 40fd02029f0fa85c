import type { z } from 'zod';
import { type PageName, pages } from '../../site/pages.ts';
import { catalogueItemSchema } from './catalogue.schema.ts';
import { companySchema } from './company.schema.ts';
import { legalSchema } from './legal.schema.ts';
import { pageSchemas, partnerSchema, plainPageSchema, testimonialSchema } from './pages.schema.ts';
import { addOnSchema, planSchema } from './plan.schema.ts';
import { policiesSchema } from './policies.schema.ts';
import { serviceSchema } from './service.schema.ts';

/** One object, a list of objects, or one object a file in a folder, with a star for the name of the file. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType, Holds = 'one' | 'list' | 'folder'> {
  readonly holds: Holds;
  readonly path: string;
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

type PageSchema<Name extends PageName> = Name extends keyof typeof pageSchemas
  ? (typeof pageSchemas)[Name]
  : typeof plainPageSchema;

/** `homePage`, `aboutPage` and so on, for every page of the registry. */
type PageFiles = { readonly [Name in PageName as `${Name}Page`]: ContentFile<PageSchema<Name>, 'one'> };

const schemas: Partial<Record<string, z.ZodType>> = pageSchemas;

const pageFiles = Object.fromEntries(
  Object.entries(pages).map(([name, { files }]) => [
    `${name}Page`,
    one(`${files[0]}.yaml`, schemas[name] ?? plainPageSchema),
  ]),
) as unknown as PageFiles;

/** For the build, for `npm run content:check` and for the completion of editors. */
export const contentFiles = {
  company: one('company.yaml', companySchema),
  policies: one('policies.yaml', policiesSchema),
  plans: list('plans.yaml', planSchema),
  addOns: list('add-ons.yaml', addOnSchema),
  catalogue: list('catalogue.yaml', catalogueItemSchema),
  testimonials: list('testimonials.yaml', testimonialSchema),
  partners: list('partners.yaml', partnerSchema),
  services: folder('services/*.yaml', serviceSchema),
  legal: folder('legal/*.mdx', legalSchema),
  ...pageFiles,
};

export type ContentName = keyof typeof contentFiles;
