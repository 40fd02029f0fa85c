/** A live site that answers as it should. */
import { deliveryConfig } from '../../../integrations/delivery-config.ts';
import { securityHeaders } from '../../../integrations/hosts/headers.ts';
import type { Answer, Expected, LiveAnswers } from '../../../tools/launch/live/answers.ts';

export const ORIGIN = 'https://www.ridge.co.ke';
export const FORMS = 'https://forms.ridge.co.ke';
export const CONTACT = `${FORMS}/messages`;

export type Sent = Readonly<Record<string, string | undefined>>;

/** An answer with the headers of the table, and with these instead. */
export function answer(body: string, headers: Sent = {}, status = 200): Answer {
  const all = { ...securityHeaders({ https: true }), ...headers };
  const sent = Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined);
  return { status, headers: new Headers(sent), body };
}

export const PAGE = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' };
export const FILE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

export const policy = (receivers: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none';connect-src 'self' ${receivers};form-action 'self' ${receivers}">`;
export const page = (head: string, body = '') =>
  `<head>${head}<meta property="og:site_name" content="Ridge"></head>${body}`;
export const form = (address: string) => `<form class="grid" method="post" action="${address}"></form>`;

export const HOME = page(`${policy(FORMS)}<link rel="canonical" href="${ORIGIN}/">`);
export const CONTACT_PAGE = page(policy(FORMS), form(CONTACT));
export const PAGES = { '/': HOME, '/contact': CONTACT_PAGE, '/checkout': page(policy(FORMS)) };
export const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
export const SECURITY = `Contact: mailto:desk@ridge.co.ke\nExpires: 2027-06-01T00:00:00Z\nCanonical: ${ORIGIN}/.well-known/security.txt\n`;
export const LED_ON = `${ORIGIN}/about?from=launch-check`;

export const redirect = (to: string, status = 301) => answer('', { Location: to }, status);

export const RIGHT: LiveAnswers = {
  origin: ORIGIN,
  pages: new Map(Object.entries(PAGES).map(([path, html]) => [path, answer(html, PAGE)])),
  wrong: answer(page(''), {}, 404),
  file: answer('export {}', FILE),
  encoded: {
    br: answer(HOME, { 'Content-Encoding': 'br' }),
    gzip: answer(HOME, { 'Content-Encoding': 'gzip' }),
    identity: answer(HOME),
  },
  robots: answer(ROBOTS),
  sitemap: answer(`<url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/contact</loc></url>`),
  security: answer(SECURITY),
  otherName: redirect(LED_ON),
  http: redirect(LED_ON, 308),
  handshake: { protocol: 'TLSv1.3', names: ['www.ridge.co.ke'], expires: new Date('2027-02-20') },
};

const SETTINGS = {
  PUBLIC_CONTACT_ENDPOINT: CONTACT,
  PUBLIC_CHECKOUT_ENDPOINT: `${FORMS}/orders`,
  PUBLIC_PAYMENT_HOSTS: 'forms.ridge.co.ke',
};

export const EXPECTED: Expected = {
  origin: ORIGIN,
  delivery: deliveryConfig(SETTINGS),
  transport: 'TLS 1.3',
  built: undefined,
  now: new Date('2026-11-23'),
};
