import type { Company } from '../../src/domain/content/company.schema.ts';
import type { AboutPage } from '../../src/domain/content/pages.schema.ts';
import { registrationRows } from '../../src/domain/facts/registration.ts';
import { paths } from '../../src/site/paths.ts';
import { type At, bullets, closing, section, titled, twin } from './markdown.ts';

interface About {
  readonly page: AboutPage;
  readonly company: Company;
}

export const aboutTwin = ({ page, company }: About, at: At): string =>
  twin(
    page,
    at(paths.about),
    section(page.story.heading, ...page.story.paragraphs),
    section('Mission', page.mission),
    section('Vision', page.vision),
    section('What we value', bullets(page.values.map(titled))),
    section(
      'Milestones',
      bullets(page.milestones.map(({ year, title, description }) => `${year}, ${title}: ${description}`)),
    ),
    section(
      'The team',
      bullets(page.team.map(({ role, count, description }) => `${count}+ ${role}: ${description}`)),
    ),
    section(
      page.registration.heading,
      page.registration.text,
      bullets(registrationRows(company).map(([term, value]) => `${term}: ${value}`)),
    ),
    closing(page.closing, at(paths.contact)),
  );
