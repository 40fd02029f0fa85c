/** How the site is reached: its other name, http, and the certificate. */
import { otherName } from '../../../integrations/hosts/self-hosted.ts';
import { paths } from '../../../src/site/paths.ts';
import { counted, every } from '../../content-check/engine/mistake.ts';
import { written } from '../transport.ts';
import { type Answered, type Expected, isAnswer, type LiveAnswers, shownAnswer } from './answers.ts';
import { type Checked, judged, notAsked, toDo } from './checked.ts';

/** Asked at the other name and without https: a redirect has to keep all of it. */
export const DEEP = `${paths.about}?from=launch-check`;

const OF_THIS_MACHINE = 'this machine’s own address has none';

/** What is wrong with an answer that is to lead on, in one step and for good. */
function wrongRedirect(answered: Answered, wanted: string): string | undefined {
  const location = isAnswer(answered) ? answered.headers.get('location') : null;
  if (!isAnswer(answered) || location === null)
    return `it does not lead to ${wanted}: ${shownAnswer(answered)}`;
  if (location !== wanted) return `it leads to ${location} first, and not to ${wanted} in one step`;
  return [301, 308].includes(answered.status)
    ? undefined
    : `it leads on with ${answered.status}, which search engines take for a while only`;
}

export function otherNameLeadsOn({ otherName: answered, origin }: LiveAnswers): Checked {
  const name = otherName(new URL(origin).host);
  const what = 'The other name';
  if (answered === undefined) return notAsked(what, OF_THIS_MACHINE);
  if (typeof answered === 'string' && answered.includes('ENOTFOUND'))
    return toDo(
      what,
      `${name} is not in the DNS, and whoever types it finds nothing`,
      'Add it to the DNS and to the host, which then redirects it.',
    );
  const wrong = wrongRedirect(answered, origin + DEEP);
  return judged(
    what,
    wrong && `${name}: ${wrong}`,
    `Have the host redirect it with 301, with a certificate for ${name} too.`,
    `${name} leads to ${origin} in one step`,
  );
}

export function httpLeadsOn({ http, origin }: LiveAnswers): Checked {
  const what = 'Without https';
  if (http === undefined) return notAsked(what, OF_THIS_MACHINE);
  return judged(
    what,
    wrongRedirect(http, origin + DEEP),
    'Have the host redirect http to https with 301, for every address.',
    'http leads to https in one step',
  );
}

const DAY_MS = 86_400_000;
/** Whoever renews certificates by machine does so a month before, or a third of their time. */
const WARNING_DAYS = 14;

export function certificate(
  { handshake, origin }: Pick<LiveAnswers, 'handshake' | 'origin'>,
  { transport, now }: Expected,
): Checked {
  const what = 'TLS and certificate';
  if (handshake === undefined) return notAsked(what, OF_THIS_MACHINE);
  if (typeof handshake === 'string')
    return toDo(what, `nothing was agreed on (${handshake})`, 'See whether the host has a certificate.');
  const { protocol, refused, names, expires } = handshake;
  const days = Math.floor((expires.getTime() - now.getTime()) / DAY_MS);
  const spoken = written(protocol);
  if (refused !== undefined)
    return toDo(
      what,
      `browsers refuse the certificate for ${every(names) || 'no name'} (${refused})`,
      `Have one issued for ${new URL(origin).hostname}.`,
    );
  if (days < WARNING_DAYS)
    return toDo(what, `the certificate expires in ${counted(days, 'day')}`, 'See why it was not renewed.');
  return judged(
    what,
    transport !== undefined && spoken !== transport
      ? `the site speaks ${spoken}, and the documents promise ${transport}`
      : undefined,
    `Switch ${transport ?? ''} on at the host.`,
    `${spoken}; for ${every(names)}, ${counted(days, 'day')} left`,
  );
}
