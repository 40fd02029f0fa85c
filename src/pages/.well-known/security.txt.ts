import type { APIRoute } from 'astro';
import { mailHref, paths, securityTxtPath } from '@site/rules/addresses/paths';
import { DAY_MS } from '@site/rules/time/dates';
import { absoluteUrl } from '../../site/absolute-url.ts';
import { single } from '../../site/queries.ts';

/** RFC 9116 advises less than a year. */
const VALID_DAYS = 360;

/** Expires at a midnight, so that two builds of one day are the same. */
export const GET: APIRoute = async () => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${mailHref((await single('company')).email)}`,
    `Contact: ${absoluteUrl(paths.contact)}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
