/** A live site, asked and judged: `npm run launch:check -- https://www.company.co.ke`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../../integrations/hosts/built-site.ts';
import { paths } from '../../../src/site/paths.ts';
import { type Ask, attempted } from '../asking.ts';
import { type Agree, handshake } from '../transport.ts';
import { type Expected, isAnswer, type LiveAnswers, shownAnswer } from './answers.ts';
import { askHome, askSite } from './ask.ts';
import { sameBuild } from './build.ts';
import { type Checked, toDo } from './checked.ts';
import { securityHeadersSent } from './headers.ts';
import { noPlaceholders, ownName, searchable, securityContact } from './names.ts';
import { realCheckout, sameEndpoint, sendingAllowed } from './policy.ts';
import { cachedFiles, cachedPages, compression, everyPage, wrongAddress } from './serving.ts';
import { certificate, httpLeadsOn, otherNameLeadsOn } from './transport.ts';

const QUESTIONS: readonly ((answers: LiveAnswers, expected: Expected) => Checked | readonly Checked[])[] = [
  ...[certificate, httpLeadsOn, otherNameLeadsOn, everyPage, wrongAddress, securityHeadersSent],
  ...[compression, cachedPages, cachedFiles, sameBuild, ownName, searchable, noPlaceholders],
  ...[securityContact, sendingAllowed, sameEndpoint, realCheckout],
];

export const judgeSite = (answers: LiveAnswers, expected: Expected): readonly Checked[] =>
  QUESTIONS.flatMap((question) => question(answers, expected));

/** The HTML of each page of a built site, by its path; `undefined` where there is none. */
export function builtPages(dist: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(dist)) return undefined;
  const fileOf = (path: string) => (path === paths.home ? '/index.html' : `${path}.html`);
  return new Map(builtSite(dist).pages.map((path) => [path, readFileSync(join(dist, fileOf(path)), 'utf8')]));
}

/** Where there is no Home, there is nothing more to ask, unless a certificate is why. */
export async function liveChecks(
  site: string,
  expected: Expected,
  ask: Ask = fetch,
  agree: Agree = handshake,
): Promise<readonly Checked[]> {
  const home = await askHome(site, ask);
  if (isAnswer(home) && home.status === 200)
    return judgeSite(await askSite(site, expected.built?.keys(), ask, agree), expected);
  const agreed = isAnswer(home) ? undefined : await attempted(() => agree(new URL(site)));
  if (typeof agreed === 'object' && agreed.refused !== undefined)
    return [certificate({ handshake: agreed, origin: site }, expected)];
  const location = isAnswer(home) ? home.headers.get('location') : null;
  return [
    location === null
      ? toDo('Home', `it answers ${shownAnswer(home)}`, 'Deploy dist/, and let the domain lead there.')
      : toDo('Home', `it leads to ${location}`, 'Ask the site there.'),
  ];
}
