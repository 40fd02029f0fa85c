import type { z } from 'zod';
import { type PageName, pages } from '@site/rules/urls/pages';
import { brandSchema } from './brand.schema.ts';
import { catalogueItemSchema, packagePageSchema } from './catalogue.schema.ts';
import { choiceSchema } from './choice.schema.ts';
import { companyFileSchema } from './company.schema.ts';
import { partnerSchema, testimonialSchema } from './home.schema.ts';
import { legalSchema } from './legal.schema.ts';
import { marksSchema } from './marks.schema.ts';
import { noticesSchema } from './notice.schema.ts';
import { pageSchemas, textPageSchema } from './pages.schema.ts';
import { addOnSchema, PLAN_COUNT_LIMITS, planSchema } from './plan.schema.ts';
import { policiesSchema } from './policies.schema.ts';
import { redirectsSchema } from './redirects.schema.ts';
import { serviceSchema } from './service.schema.ts';
import { pageSchema } from './text.schema.ts';

/**
 * Describes a kind of content file: one object, a list of objects, or a folder with an object in each file.
 * In the path, a star stands for the file's name.
 */
export interface ContentFileSpec<Schema extends z.ZodType = z.ZodType> {
  readonly layout: 'single' | 'list' | 'folder';
  readonly path: string;
  readonly schema: Schema;
  /** Allows a list without entries. Pages then leave out the part that shows them. */
  readonly mayBeEmpty?: true;
  /** The number of entries for which pages have room. */
  readonly count?: { readonly min: number; readonly max: number };
}

type PageSchema<Name extends PageName> = Name extends keyof typeof pageSchemas
  ? (typeof pageSchemas)[Name]
  : typeof pageSchema;

/** A file for each page in packages/rules/urls/pages.ts, as `homePage`, `aboutPage` and so on. */
type PageFiles = { readonly [Name in PageName as `${Name}Page`]: ContentFileSpec<PageSchema<Name>> };

const schemasByPage: Partial<Record<string, z.ZodType>> = pageSchemas;

const pageFiles = Object.fromEntries(
  Object.entries(pages).map(([name, { files }]): [string, ContentFileSpec] => [
    `${name}Page`,
    { layout: 'single', path: `${files[0]}.yaml`, schema: schemasByPage[name] ?? pageSchema },
  ]),
) as unknown as PageFiles;

/**
 * Every content file with its schema. The build, the content check, the office's form and code editors use
 * this table.
 */
export const contentFiles = {
  company: { layout: 'single', path: 'company.yaml', schema: companyFileSchema },
  brand: { layout: 'single', path: 'brand.yaml', schema: brandSchema },
  policies: { layout: 'single', path: 'policies.yaml', schema: policiesSchema },
  plans: { layout: 'list', path: 'plans.yaml', schema: planSchema, count: PLAN_COUNT_LIMITS },
  addOns: { layout: 'list', path: 'add-ons.yaml', schema: addOnSchema },
  catalogue: { layout: 'list', path: 'catalogue.yaml', schema: catalogueItemSchema },
  choices: { layout: 'list', path: 'choices.yaml', schema: choiceSchema, mayBeEmpty: true },
  testimonials: { layout: 'list', path: 'testimonials.yaml', schema: testimonialSchema, mayBeEmpty: true },
  partners: { layout: 'list', path: 'partners.yaml', schema: partnerSchema, mayBeEmpty: true },
  notices: { layout: 'single', path: 'notices.yaml', schema: noticesSchema },
  redirects: { layout: 'single', path: 'redirects.yaml', schema: redirectsSchema },
  services: { layout: 'folder', path: 'services/*.yaml', schema: serviceSchema },
  jobs: { layout: 'folder', path: 'jobs/*.yaml', schema: packagePageSchema },
  legal: { layout: 'folder', path: 'legal/*.mdx', schema: legalSchema },
  texts: { layout: 'folder', path: 'texts/*.mdx', schema: textPageSchema },
  marks: { layout: 'single', path: 'marks.yaml', schema: marksSchema },
  ...pageFiles,
} as const satisfies Record<string, ContentFileSpec>;

export type ContentKind = keyof typeof contentFiles;

/** The entries of the table. `Object.entries` alone would lose the type of the kinds. */
export const contentFileEntries = Object.entries(contentFiles) as [ContentKind, ContentFileSpec][];
