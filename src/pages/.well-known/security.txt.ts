import { mailHref, paths, securityTxtPath } from '@site/rules/urls/paths';
import { DAY_MS } from '@site/rules/time/dates';
import { toAbsoluteUrl } from '#site/absolute-url.ts';
import { loadEntry } from '#site/queries.ts';

/** The number of days until the file expires. RFC 9116 recommends less than a year. */
const VALIDITY_DAYS = 360;

/** The file expires at midnight, so that two builds on one day are the same. */
export const GET = async () => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${mailHref((await loadEntry('company')).email)}`,
    `Contact: ${toAbsoluteUrl(paths.contact)}`,
    `Expires: ${new Date(midnight + VALIDITY_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${toAbsoluteUrl(securityTxtPath)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
