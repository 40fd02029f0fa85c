import type { Company } from '../../src/domain/content/company.schema.ts';
import { coordinates } from '../../src/domain/facts/coordinates.ts';
import { hours } from '../../src/domain/time/duration.ts';
import { openingTimes } from '../../src/domain/time/opening-hours.ts';
import type { ContactPage } from '../../src/domain/content/pages.schema.ts';
import { mailHref, paths, telHref, whatsappHref } from '../../src/site/paths.ts';
import { type At, bullets, link, section, twin } from './markdown.ts';

interface Contact {
  readonly page: ContactPage;
  readonly company: Company;
}

/** Every way to reach the company without the form. */
export function contactTwin({ page, company }: Contact, at: At): string {
  const { address } = company;
  return twin(
    page,
    at(paths.contact),
    bullets([
      `Email: ${link(company.email, mailHref(company.email))}`,
      `Phone: ${link(company.phone, telHref(company.phone))}`,
      `WhatsApp: ${link(company.whatsapp, whatsappHref(company.whatsapp))}`,
      `Office: ${address.street}, ${address.town}, ${address.county}, ${address.country} (${coordinates(company.coordinates)})`,
    ]),
    section(
      'Business hours',
      bullets(company.hours.map((opening) => `${opening.days}: ${openingTimes(opening)}`)),
      `We reply within ${hours(company.replyWithinHours)}. Clients whose plan covers it report urgent incidents at any hour.`,
    ),
  );
}
