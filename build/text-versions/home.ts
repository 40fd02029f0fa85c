import type { Company } from '../../src/domain/content/company.schema.ts';
import type { HomePage, Partner, Testimonial } from '../../src/domain/content/pages.schema.ts';
import type { Plan } from '../../src/domain/content/plan.schema.ts';
import { homeStats } from '../../src/domain/facts/stats.ts';
import { paths, servicePath } from '../../src/site/paths.ts';
import { type At, bullets, closing, link, numbered, section, titled, twin } from './markdown.ts';

interface Home {
  readonly page: HomePage;
  readonly company: Company;
  readonly plans: readonly Plan[];
  readonly testimonials: readonly Testimonial[];
  readonly partners: readonly Partner[];
}

export const homeTwin = ({ page, company, plans, testimonials, partners }: Home, at: At): string =>
  twin(
    page,
    at(paths.home),
    bullets([link('Build My Package', at(paths.quote)), link('Get a Quote', at(paths.contact))]),
    section(
      'Figures',
      bullets(homeStats(company, plans).map(({ value, suffix, label }) => `${value}${suffix} ${label}`)),
      page.statsNote,
    ),
    section(
      page.core.heading,
      bullets(
        page.core.items.map(
          ({ title, text, service }) => `${link(title, at(servicePath(service)))}: ${text}`,
        ),
      ),
    ),
    section(page.differentiators.heading, bullets(page.differentiators.items.map(titled))),
    section(page.process.heading, numbered(page.process.steps.map(titled))),
    section(page.story.heading, ...page.story.paragraphs),
    section(
      page.testimonials.heading,
      ...testimonials.map(
        ({ name, company: of, text, rating }) =>
          `> “${text}”\n>\n> ${name}, ${of} (${rating} out of 5 stars)`,
      ),
    ),
    section(
      page.partners.heading,
      bullets(partners.map(({ name, type }) => `${name}: ${type}`)),
      page.partners.note,
    ),
    bullets(page.badges.map(({ text }) => text)),
    closing(page.closing, at(paths.contact)),
  );
