import type { Company } from '../../src/domain/content/company.schema.ts';
import type { ServicesPage } from '../../src/domain/content/pages.schema.ts';
import type { Plan } from '../../src/domain/content/plan.schema.ts';
import type { PricedRow } from '../../src/domain/facts/price-row.ts';
import type { Service } from '../../src/domain/content/service.schema.ts';
import { servicesStats } from '../../src/domain/facts/stats.ts';
import { paths, servicePath } from '../../src/site/paths.ts';
import { type At, bullets, closing, link, numbered, section, titled, twin } from './markdown.ts';
import { priceLine } from './prices.ts';

type Priced = Service & { readonly slug: string; readonly prices: readonly PricedRow[] };

export const serviceTwin = (service: Priced, at: At): string =>
  twin(
    { title: service.title, lead: service.summary },
    at(servicePath(service.slug)),
    service.description,
    section('What’s Included', numbered(service.included.map(titled))),
    section(
      'Pricing Range',
      bullets(service.prices.map(priceLine)),
      `${service.pricingNote} Prices exclude VAT.`,
      bullets([
        link('Request a Quote', at(paths.contact)),
        ...(service.pricing.some((row) => 'plans' in row)
          ? [link('Compare the plans', at(paths.pricing))]
          : []),
      ]),
    ),
  );

interface Services {
  readonly page: ServicesPage;
  readonly company: Company;
  readonly plans: readonly Plan[];
  readonly services: readonly Priced[];
}

export const servicesTwin = ({ page, company, plans, services }: Services, at: At): string =>
  twin(
    page,
    at(paths.services),
    bullets(services.map(({ slug, title, summary }) => `${link(title, at(servicePath(slug)))}: ${summary}`)),
    section(page.why.heading, bullets(page.why.items.map(titled))),
    section(
      'Figures',
      bullets(servicesStats(company, plans, page.stats).map(({ figure, label }) => `${figure} ${label}`)),
    ),
    closing(page.closing, at(paths.contact)),
  );
