import type { APIRoute } from 'astro';
import { lastCommit } from '../../../integrations/git.ts';
import { expiry, securityTxt } from '../../../integrations/security-txt.ts';
import { mailHref, paths, securityTxtPath, siteAddress } from '../../site/paths.ts';
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
