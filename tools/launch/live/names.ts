/** By which names the site goes: for search engines, on shared links, and to whoever finds a weakness. */
import { paths, securityTxtPath, sitemapPath } from '../../../src/site/paths.ts';
import { counted, every } from '../../content-check/engine/mistake.ts';
import { isReserved } from '../settings.ts';
import { bodyOf, type Expected, isAnswer, type LiveAnswers, shownAnswer } from './answers.ts';
import { type Checked, judged, toDo } from './checked.ts';

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;
const LOCATIONS = /<loc>([^<]*)<\/loc>/g;
const OF_ROBOTS = /^Sitemap: *(\S+)/im;

export const locationsIn = (sitemap: string) =>
  Array.from(sitemap.matchAll(LOCATIONS), ([, address = '']) => address);

export function ownName({ pages, sitemap, robots }: LiveAnswers, { origin }: Expected): Checked {
  const isOther = (address: string) => URL.parse(address)?.origin !== origin;
  const said: Readonly<Record<string, readonly string[]>> = {
    'Home’s canonical address': [CANONICAL.exec(bodyOf(pages.get(paths.home)))?.[1] ?? 'missing'],
    [sitemapPath]: [...locationsIn(bodyOf(sitemap)), ...(isAnswer(sitemap) ? [] : ['missing'])],
    'the sitemap in robots.txt': [OF_ROBOTS.exec(bodyOf(robots))?.[1] ?? 'missing'],
  };
  const wrong = Object.entries(said).flatMap(([where, addresses]) => {
    const other = addresses.length === 0 ? 'empty' : addresses.find(isOther);
    return other === undefined ? [] : [`${where} is ${other}`];
  });
  return judged(
    'The site’s own name',
    wrong.length === 0 ? undefined : `${every(wrong)}, and not of ${origin}`,
    `Build with PUBLIC_SITE_URL=${origin}, and deploy dist/.`,
    `${origin} in canonical addresses, sitemap and robots.txt`,
  );
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/i;

export function searchable({ pages, robots }: LiveAnswers): Checked {
  const home = pages.get(paths.home);
  const header = isAnswer(home) ? (home.headers.get('x-robots-tag') ?? '') : '';
  const wrong = /noindex|none/i.test(header)
    ? `the host sends “X-Robots-Tag: ${header}” with Home, as hosts do for a preview`
    : NOINDEX.test(bodyOf(home))
      ? 'Home asks not to be listed'
      : /^Disallow: *\/\s*$/im.test(bodyOf(robots))
        ? 'robots.txt keeps them out'
        : undefined;
  return judged(
    'Search engines',
    wrong,
    'Have the host send what dist/ has, and ask at the site’s own name.',
    'they may list the site',
  );
}

const ADDRESS = /(?:https?:\/\/|mailto:[^\s"'@<>?:]+@)([a-z0-9.-]+)/gi;

/** Invented names, which lead nowhere, and this machine's. */
export function noPlaceholders({ pages, robots, sitemap, security }: LiveAnswers): Checked {
  const texts = [
    ...pages,
    [sitemapPath, sitemap],
    ['/robots.txt', robots],
    [securityTxtPath, security],
  ] as const;
  const found = texts.flatMap(([path, answered]) =>
    Array.from(bodyOf(answered).matchAll(ADDRESS), ([, host = '']) => host.toLowerCase())
      .filter(isReserved)
      .map((host) => ({ path, host })),
  );
  const hosts = [...new Set(found.map(({ host }) => host))];
  const where = new Set(found.map(({ path }) => path));
  return judged(
    'Links and requests to placeholders',
    hosts.length === 0
      ? undefined
      : `${every(hosts)} on ${counted(where.size, 'text')}, such as ${found[0]?.path ?? ''}`,
    'Replace it in content/ or in the settings of the build, and deploy dist/.',
    `none on ${counted(pages.size, 'page')}`,
  );
}

const DAY_MS = 86_400_000;
const WARNING_DAYS = 30;

export function securityContact({ security }: LiveAnswers, { origin, now }: Expected): Checked {
  const what = securityTxtPath;
  const field = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'im').exec(bodyOf(security))?.[1];
  if (field('Contact') === undefined)
    return toDo(
      what,
      `it answers ${shownAnswer(security)}, and names no one to report a weakness to`,
      'Copy dist/ as a whole, with the folders that begin with a dot.',
    );
  const days = Math.floor((Date.parse(field('Expires') ?? '') - now.getTime()) / DAY_MS);
  const isOther = field('Canonical') !== origin + securityTxtPath;
  const wrong =
    days >= WARNING_DAYS
      ? isOther && `it says that it is ${field('Canonical') ?? 'nowhere'}`
      : `it expires within ${WARNING_DAYS} days, and then no one reports anything`;
  return judged(
    what,
    wrong === false ? undefined : wrong,
    'Commit, build with PUBLIC_SITE_URL, and deploy dist/.',
    `names whom to write to, and stands for ${counted(days, 'day')}`,
  );
}
