import { type Headers as Wanted, securityHeaders } from '../../../integrations/hosts/headers.ts';
import { every } from '../../content-check/engine/mistake.ts';
import { paths } from '../../../src/site/paths.ts';
import { type Answered, isAnswer, type LiveAnswers } from './answers.ts';
import { type Checked, inOrder, toDo } from './checked.ts';

/** What it costs to be without, by the names in integrations/hosts/headers.ts. */
const WITHOUT: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    'any site may show ours in a frame, and have visitors press what they do not see',
  'Strict-Transport-Security': 'on a strange network, a visitor’s first request can be led to a false site',
  'X-Content-Type-Options': 'browsers may take a file for another type than we send',
  'X-Frame-Options': 'older browsers show the site in a strange frame',
  'Referrer-Policy': 'older browsers tell other sites which page a visitor came from',
  'Permissions-Policy': 'whatever gets into a page may ask for camera, microphone or place',
  'Cross-Origin-Opener-Policy': 'a site that opens ours in a window keeps a hand on it',
  'Cross-Origin-Embedder-Policy': 'a page would load files of other sites that did not agree',
  'Cross-Origin-Resource-Policy': 'other sites may embed our files',
};

const plain = (value: string) => value.toLowerCase().replaceAll(/\s+/g, '');

const secondsOf = (value: string) => Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0);

/** A host may promise https for longer, or for more names. */
const isAsWanted = (name: string, found: string, wanted: string) =>
  name === 'Strict-Transport-Security'
    ? secondsOf(found) >= secondsOf(wanted)
    : plain(found) === plain(wanted);

const ACTION = 'Copy this build’s file for the host to the host, as docs/hosting.md says.';

/** A line for each header that is wrong somewhere, and one if none is. */
export function securityHeadersSent({ origin, pages, wrong, file }: LiveAnswers): readonly Checked[] {
  const wanted: Wanted = securityHeaders({ https: origin.startsWith('https:') });
  const answers = Object.entries<Answered | undefined>({
    Home: pages.get(paths.home),
    'a wrong address': wrong,
    'a file of /_astro/': file,
  });
  const found = Object.entries(wanted).flatMap(([name, value]) => {
    const values = answers.flatMap(([of, answer]) =>
      isAnswer(answer) ? [{ of, sent: answer.headers.get(name) }] : [],
    );
    const missing = values.filter(({ sent }) => sent === null).map(({ of }) => of);
    const other = values.find(({ sent }) => sent !== null && !isAsWanted(name, sent, value));
    if (missing.length > 0)
      return [toDo(name, `${every(missing)} came without it, so ${WITHOUT[name] ?? ''}`, ACTION)];
    return other ? [toDo(name, `${other.of} came with “${other.sent}” instead of “${value}”`, ACTION)] : [];
  });
  const all = `all ${Object.keys(wanted).length} of integrations/hosts/headers.ts, on wrong addresses and files too`;
  return found.length > 0 ? found : [inOrder('Security headers', all)];
}
