import type { Company } from '../domain/content/company.schema.ts';
import { nonBreaking } from '../domain/text/non-breaking.ts';
import { mailHref, telHref, whatsappHref } from './paths.ts';

/** To a person, in one step. */
export const contactWays = ({ phone, whatsapp, email }: Company) =>
  [
    { label: 'Call', href: telHref(phone), words: nonBreaking(phone) },
    { label: 'WhatsApp', href: whatsappHref(whatsapp), words: nonBreaking(whatsapp) },
    { label: 'Email', href: mailHref(email), words: email },
  ] as const;
