/** Content read as the content check reads it; by itself the frozen sample. `content/` is the owner's. */
import { join } from 'node:path';
import { checkFiles, valueOf } from '../../check/engine/content.ts';
import { readContent } from '../../check/engine/read-content.ts';
import type { JobPage } from '../../schemas/catalogue.schema.ts';
import type { Legal } from '../../schemas/legal.schema.ts';
import type { Service } from '../../schemas/service.schema.ts';

/** The content of the folder `content/` in `root`. */
function contentIn(root: string) {
  const texts = readContent(root);
  const files = checkFiles(texts);
  const folder = (name: string) => files.filter((file) => file.name === name);

  function the<Name extends Parameters<typeof valueOf>[1]>(name: Name) {
    const value = valueOf(files, name);
    if (!value) throw new Error(`${root} has no ${name} that can be read`);
    return value;
  }

  /** What stands below the frontmatter of a legal document. */
  const bodyOf = (slug: string) =>
    texts
      .find(({ file }) => file === `content/legal/${slug}.mdx`)
      ?.text.split(/^---$/m)
      .slice(2)
      .join('---') ?? '';

  return {
    company: the('company'),
    brand: the('brand'),
    policies: the('policies'),
    plans: the('plans'),
    addOns: the('addOns'),
    catalogue: the('catalogue'),
    choices: the('choices'),
    testimonials: the('testimonials'),
    partners: the('partners'),
    services: folder('services')
      .map(({ slug, value }) => ({ slug, ...(value as Service) }))
      .sort((a, b) => a.order - b.order),
    jobs: folder('jobs').map(({ slug, value }) => ({ slug, ...(value as JobPage) })),
    legal: folder('legal').map(({ slug, value }) => ({ slug, body: bodyOf(slug), ...(value as Legal) })),
    home: the('homePage'),
    about: the('aboutPage'),
    servicesPage: the('servicesPage'),
    pricing: the('pricingPage'),
    prices: the('pricesPage'),
    questions: the('questionsPage'),
    where: the('wherePage'),
    quote: the('quotePage'),
    checkout: the('checkoutPage'),
    contact: the('contactPage'),
    success: the('successPage'),
    failure: the('failurePage'),
    notFound: the('notFoundPage'),
  };
}

export type Content = ReturnType<typeof contentIn>;

export const content = contentIn(join(import.meta.dirname, '../../../../tests/sample/'));
