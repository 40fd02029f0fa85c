import { deliveryConfig } from '../../integrations/delivery-config.ts';
import { siteOrigin } from '../../integrations/site-origin.ts';
import type { Finding } from './report.ts';

/** Reserved names, by RFC 2606 and RFC 6761, and this machine's. */
const RESERVED = /(?:^|\.)(?:example|invalid|localhost|local|test|example\.(?:com|net|org))$|^(?:127\.|\[)/;

export const isReserved = (host: string) => RESERVED.test(host);

/** An address without a name and password, or a token, before its host. */
export const withoutLogin = (text: string) => text.replaceAll(/(?<=\/\/)[^/\s"]*@/g, '');

const NOT_SET = {
  PUBLIC_SITE_URL:
    'the pages give a reserved host as their own. Set it to an address like https://www.company.co.ke',
  PUBLIC_CONTACT_ENDPOINT:
    'visitors send messages themselves, by email or WhatsApp. Set it to a server or a form service as docs/launch.md describes',
  PUBLIC_CHECKOUT_ENDPOINT:
    'a visitor’s order ends in a simulated payment and reaches no one: do not open the site like this. Where messages are sent, orders go with them. Set it to a server that takes orders, as receiver/docs/contract.md describes it',
} as const;

/** What a build with these settings would be wrong about; with those that can be used. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const findings: Finding[] = [];
  const says = (words: string) =>
    findings.push({ place: 'The settings of the build', says: withoutLogin(words) });
  const readable = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      says(`${error instanceof Error ? error.message : String(error)}.`);
      return undefined;
    }
  };
  const origin = readable(() => siteOrigin(environment.PUBLIC_SITE_URL));
  const delivery = readable(() => deliveryConfig(environment));
  for (const [name, meaning] of Object.entries(NOT_SET)) {
    const value = environment[name]?.trim() ?? '';
    // A service may have one address for all, and orders go with the messages.
    if (value === '' && name !== 'PUBLIC_SITE_URL' && delivery?.contactEndpoint) continue;
    if (value === '') says(`${name} is not set, so ${meaning}.`);
    else if (isReserved(URL.parse(value)?.hostname ?? ''))
      says(`${name} is ${value}, an example’s or this machine’s. Set it to the real address.`);
    else if (/^http:/i.test(value)) says(`${name} is ${value}, without https. Set it to begin with https.`);
  }
  return { origin, delivery, findings };
}

/** What is set for the build, as it is shown to anyone. A key is none of the names that a paper needs. */
export const publicSettings = (environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name, value = '']) => name.startsWith('PUBLIC_') && value.trim() !== '')
      .map(([name, value = '']) => [name, name.endsWith('_KEY') ? '…' : withoutLogin(value)]),
  );
