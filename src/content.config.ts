import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentRoot } from '../build/content-root.ts';
import { type ContentFile, contentFiles } from './domain/content/content-files.schema.ts';

/** A YAML file that holds one object; its entry has the id `only`. */
const single = <Schema extends z.ZodType>({ path, schema }: ContentFile<Schema>) =>
  defineCollection({
    loader: file(`${contentRoot}/content/${path}`, {
      parser: (text) => ({ only: parse(text) as Record<string, unknown> }),
    }),
    schema,
  });

/** A YAML file that holds a list. The position becomes the id's prefix, for Astro returns entries sorted by id. */
const list = <Schema extends z.ZodType>({ path, schema }: ContentFile<Schema>) =>
  defineCollection({
    loader: file(`${contentRoot}/content/${path}`, {
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

/** A folder of files, one object each; a file's name is its entry's id. */
const folder = <Schema extends z.ZodType>({ path, schema }: ContentFile<Schema>) => {
  const [base = '', pattern = ''] = path.split('/');
  return defineCollection({ loader: glob({ pattern, base: `${contentRoot}/content/${base}` }), schema });
};

export const collections = {
  company: single(contentFiles.company),
  policies: single(contentFiles.policies),
  plans: list(contentFiles.plans),
  addOns: list(contentFiles.addOns),
  catalogue: list(contentFiles.catalogue),
  testimonials: list(contentFiles.testimonials),
  partners: list(contentFiles.partners),
  services: folder(contentFiles.services),
  legal: folder(contentFiles.legal),
  homePage: single(contentFiles.homePage),
  aboutPage: single(contentFiles.aboutPage),
  servicesPage: single(contentFiles.servicesPage),
  pricingPage: single(contentFiles.pricingPage),
  quotePage: single(contentFiles.quotePage),
  checkoutPage: single(contentFiles.checkoutPage),
  contactPage: single(contentFiles.contactPage),
  successPage: single(contentFiles.successPage),
  failurePage: single(contentFiles.failurePage),
  notFoundPage: single(contentFiles.notFoundPage),
};
