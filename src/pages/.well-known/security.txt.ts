import type { APIRoute } from 'astro';
import { lastCommit } from '@site/content/files/git';
import { expiry, securityTxt } from '../../files/security-txt.ts';
import { mailHref, paths, securityTxtPath } from '@site/rules/addresses/paths';
import { siteAddress } from '../../site/site-address.ts';
import { single } from '../../site/queries.ts';

export const GET: APIRoute = async () => {
  const { email } = await single('company');
  const text = securityTxt({
    contacts: [mailHref(email), siteAddress(paths.contact)],
    canonical: siteAddress(securityTxtPath),
    expires: expiry(lastCommit()),
  });
  return new Response(text);
};
