import { Resolver } from 'node:dns/promises';
import type { Finding } from './report.ts';

/** Asks the DNS; refuses as node:dns does. */
export interface Dns {
  readonly resolveNs: (name: string) => Promise<readonly unknown[]>;
  readonly resolveMx: (name: string) => Promise<readonly unknown[]>;
  readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>;
}

/** Whether the answer is that there is no such name (ENOTFOUND), and not only no such record (ENODATA). */
function isNoName(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  if (code === 'ENODATA' || code === 'ENOTFOUND') return code === 'ENOTFOUND';
  throw error;
}

function nothing(error: unknown): readonly string[] {
  isNoName(error);
  return [];
}

/** What is missing for mail to arrive, and for no one else to write in the company's name. */
async function missing(domain: string, dns: Dns): Promise<readonly string[]> {
  const hasText = async (name: string, version: string) => {
    const records = await dns.resolveTxt(name).then((all) => all.map((parts) => parts.join('')), nothing);
    return records.some((record) => record.toLowerCase().startsWith(version));
  };
  const [servers, hasSpf, hasDkim, hasDmarc] = await Promise.all([
    dns.resolveMx(domain).catch(nothing),
    hasText(domain, 'v=spf1'),
    // A name without records has names under it, by RFC 8020: one of them is a selector, whatever it is called.
    dns.resolveTxt(`_domainkey.${domain}`).then(
      () => true,
      (error: unknown) => !isNoName(error),
    ),
    hasText(`_dmarc.${domain}`, 'v=dmarc1'),
  ]);
  return [
    ...(servers.length > 0 ? [] : ['no server that takes its mail (MX)']),
    ...(hasSpf ? [] : ['no list of who may send for it (SPF)']),
    ...(hasDkim ? [] : ['no key by which its mail is signed (DKIM)']),
    ...(hasDmarc ? [] : ['no rule for mail that is not signed (DMARC)']),
  ];
}

/** Looks at the domain of the company's mailbox, where the DNS can be asked. */
export async function mailFindings(
  domain: string,
  dns: Dns = new Resolver({ timeout: 3_000, tries: 2 }),
): Promise<readonly Finding[]> {
  const place = `The mail domain ${domain}`;
  try {
    // Where even the name after the last dot is unknown, the server that answers knows nothing.
    await dns.resolveNs(domain.slice(domain.lastIndexOf('.') + 1));
    const parts = await missing(domain, dns);
    return parts.map((part) => ({ place, says: `The DNS has ${part}. Add what your mail provider names.` }));
  } catch (error) {
    const { code = String(error) } = error as { readonly code?: string };
    const says = `The DNS could not be asked (${code}) for MX, SPF, DKIM and DMARC. Ask where the internet is reached.`;
    return [{ place, says }];
  }
}
