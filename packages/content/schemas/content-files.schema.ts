import type { z } from 'zod';
import { type PageName, pages } from '@site/rules/addresses/pages';
import { brandSchema } from './brand.schema.ts';
import { catalogueItemSchema, packagePageSchema } from './catalogue.schema.ts';
import { choiceSchema } from './choice.schema.ts';
import { companyFileSchema } from './company.schema.ts';
import { partnerSchema, testimonialSchema } from './home.schema.ts';
import { legalSchema } from './legal.schema.ts';
import { marksSchema } from './marks.schema.ts';
import { noticesSchema } from './notice.schema.ts';
import { pageSchemas, textPageSchema } from './pages.schema.ts';
import { addOnSchema, PLAN_COUNT, planSchema } from './plan.schema.ts';
import { policiesSchema } from './policies.schema.ts';
import { redirectsSchema } from './redirects.schema.ts';
import { serviceSchema } from './service.schema.ts';
import { pageSchema } from './text.schema.ts';

/**
 * A kind of content file: one object, a list of objects, or a folder with an object in each file. A star in
 * the path stands for the file's name.
 */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly holds: 'one' | 'list' | 'folder';
  readonly path: string;
  readonly schema: Schema;
  /** Allows a list without entries. Pages then leave out the part that shows the entries. */
  readonly mayBeEmpty?: true;
  /** The number of entries for which pages have room. */
  readonly count?: { readonly min: number; readonly max: number };
}

type PageSchema<Name extends PageName> = Name extends keyof typeof pageSchemas
  ? (typeof pageSchemas)[Name]
  : typeof pageSchema;

/** Every page of the registry, as `homePage`, `aboutPage` and so on. */
type PageFiles = { readonly [Name in PageName as `${Name}Page`]: ContentFile<PageSchema<Name>> };

const schemasByPage: Partial<Record<string, z.ZodType>> = pageSchemas;

const pageFiles = Object.fromEntries(
  Object.entries(pages).map(([name, { files }]): [string, ContentFile] => [
    `${name}Page`,
    { holds: 'one', path: `${files[0]}.yaml`, schema: schemasByPage[name] ?? pageSchema },
  ]),
) as unknown as PageFiles;

/**
 * Every content file with its schema. The build, the content check, the office's form and code editors use
 * this table.
 */
export const contentFiles = {
  company: { holds: 'one', path: 'company.yaml', schema: companyFileSchema },
  brand: { holds: 'one', path: 'brand.yaml', schema: brandSchema },
  policies: { holds: 'one', path: 'policies.yaml', schema: policiesSchema },
  plans: { holds: 'list', path: 'plans.yaml', schema: planSchema, count: PLAN_COUNT },
  addOns: { holds: 'list', path: 'add-ons.yaml', schema: addOnSchema },
  catalogue: { holds: 'list', path: 'catalogue.yaml', schema: catalogueItemSchema },
  choices: { holds: 'list', path: 'choices.yaml', schema: choiceSchema, mayBeEmpty: true },
  testimonials: { holds: 'list', path: 'testimonials.yaml', schema: testimonialSchema, mayBeEmpty: true },
  partners: { holds: 'list', path: 'partners.yaml', schema: partnerSchema, mayBeEmpty: true },
  notices: { holds: 'one', path: 'notices.yaml', schema: noticesSchema },
  redirects: { holds: 'one', path: 'redirects.yaml', schema: redirectsSchema },
  services: { holds: 'folder', path: 'services/*.yaml', schema: serviceSchema },
  jobs: { holds: 'folder', path: 'jobs/*.yaml', schema: packagePageSchema },
  legal: { holds: 'folder', path: 'legal/*.mdx', schema: legalSchema },
  texts: { holds: 'folder', path: 'texts/*.mdx', schema: textPageSchema },
  marks: { holds: 'one', path: 'marks.yaml', schema: marksSchema },
  ...pageFiles,
} as const satisfies Record<string, ContentFile>;

export type ContentName = keyof typeof contentFiles;
