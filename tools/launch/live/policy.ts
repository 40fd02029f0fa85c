/** Whether the pages may send to where they send: https://www.w3.org/TR/CSP3/. */
import { type DeliveryConfig, receiverOrigins } from '../../../integrations/delivery-config.ts';
import { paths } from '../../../src/site/paths.ts';
import { type Answered, bodyOf, type Expected, isAnswer, type LiveAnswers } from './answers.ts';
import { type Checked, inOrder, judged, notAsked, toDo } from './checked.ts';

type Sources = ReadonlyMap<string, readonly string[]>;

interface Policy {
  /** Who says it. */
  readonly by: 'its page' | 'a header';
  readonly sources: Sources;
}

const parsed = (policy: string): Sources =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );

const IN_PAGE = /<meta http-equiv="content-security-policy" content="([^"]*)"/gi;

/** All of them: a browser asks each. */
function policiesOf(page: Answered | undefined): readonly Policy[] {
  if (!isAnswer(page)) return [];
  // A host may send the header twice; the two are then one with a comma.
  const header = page.headers.get('content-security-policy')?.split(',') ?? [];
  return [
    ...header.map((policy) => ({ by: 'a header' as const, sources: parsed(policy) })),
    ...Array.from(page.body.matchAll(IN_PAGE), ([, policy = '']) => ({
      ...{ by: 'its page' as const, sources: parsed(policy) },
    })),
  ];
}

/** Whether a policy lets a page of `own` send there. A form is not asked for by `default-src`. */
function allows(
  { sources }: Policy,
  directive: 'connect-src' | 'form-action',
  to: URL,
  own: string,
): boolean {
  const named =
    sources.get(directive) ?? (directive === 'connect-src' ? sources.get('default-src') : undefined);
  if (named === undefined) return true;
  return named.some((source) =>
    source === "'self'"
      ? to.origin === own
      : source === '*' || source === to.protocol || URL.parse(source)?.origin === to.origin,
  );
}

/** Which page sends where, and by what. */
const sendings = ({ contactEndpoint, checkoutEndpoint, analyticsEndpoint, service }: DeliveryConfig) =>
  (
    [
      [paths.contact, 'connect-src', contactEndpoint],
      [paths.contact, 'form-action', contactEndpoint],
      // Browsers hold a form to its policy where the answer leads on, too.
      [paths.contact, 'form-action', service?.thanksOrigin],
      [paths.checkout, 'connect-src', checkoutEndpoint ?? contactEndpoint],
      [paths.home, 'connect-src', analyticsEndpoint],
    ] as const
  ).filter(([, , address]) => address !== undefined);

const WHAT = 'Where pages may send';

/** The header's policy and the page's both have to let them. */
export function sendingAllowed({ pages, origin }: LiveAnswers, { delivery }: Expected): Checked {
  const asked = delivery ? sendings(delivery) : [];
  if (!delivery || asked.length === 0)
    return notAsked(WHAT, 'no endpoint is set here. Set what the build has, as docs/development.md lists it');
  const refused = asked.flatMap(([path, directive, address = '']) => {
    const to = new URL(address, origin);
    return policiesOf(pages.get(path))
      .filter((policy) => !allows(policy, directive, to, origin))
      .map(({ by }) => ({ by, words: `${path} may not send to ${to.origin} (${directive}, by ${by})` }));
  });
  if (refused.length === 0)
    return inOrder(WHAT, `to ${receiverOrigins(delivery).join(' and ')}, by policies of pages and headers`);
  const words = [...new Set(refused.map((one) => one.words))].join('; ');
  return toDo(
    WHAT,
    `${words}. Whoever sends reads that we cannot tell whether it arrived`,
    refused.some(({ by }) => by === 'a header')
      ? 'Copy this build’s file for the host to the host, as docs/hosting.md says.'
      : 'Build with these settings, and deploy dist/.',
  );
}

const NO_PAGE = 'its page cannot be read';

/** Where the contact form posts to without script. */
const ACTION = /<form\b[^<>]*\saction="([^"]*)"/;

export function sameEndpoint({ pages, origin }: LiveAnswers, { delivery }: Expected): Checked {
  const what = 'The contact form';
  const body = bodyOf(pages.get(paths.contact));
  if (body === '') return notAsked(what, NO_PAGE);
  const [, written] = ACTION.exec(body) ?? [];
  const action =
    written === undefined
      ? undefined
      : (URL.parse(written.replaceAll('&#38;', '&'), origin)?.href ?? written);
  const set = delivery?.contactEndpoint;
  const wanted = set === undefined ? undefined : new URL(set, origin).href;
  const posts = action === undefined ? 'sends nothing' : `posts to ${action}`;
  return judged(
    what,
    action === wanted ? undefined : `${posts}, and the settings here name ${wanted ?? 'no endpoint'}`,
    'Ask with the settings of the build; if they are these, build with them, and deploy dist/.',
    `${posts}, as the settings here say`,
  );
}

/** What the checkout says on a site without any service: see src/pages/checkout. */
const SIMULATED = 'This site has no payment provider yet';

export function realCheckout({ pages }: LiveAnswers): Checked {
  const what = 'The checkout';
  const body = bodyOf(pages.get(paths.checkout));
  if (body === '') return notAsked(what, NO_PAGE);
  return judged(
    what,
    body.includes(SIMULATED)
      ? 'it ends in a simulated payment, and an order reaches no one: do not open the site like this'
      : undefined,
    'Set PUBLIC_CONTACT_ENDPOINT or PUBLIC_CONTACT_SERVICE where the site is built, and deploy: see docs/launch.md.',
    'it takes orders, and simulates nothing',
  );
}
