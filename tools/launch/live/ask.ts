/** Asks a live site as browsers, search engines and strangers do. Nothing is sent: every request is a GET. */
import { otherName } from '../../../integrations/hosts/self-hosted.ts';
import { isLoopback } from '../../../src/domain/delivery/safe-redirect.ts';
import { paths, securityTxtPath, sitemapPath } from '../../../src/site/paths.ts';
import { type Ask, asking, attempted, textOf } from '../asking.ts';
import { type Agree, handshake } from '../transport.ts';
import { type Answered, bodyOf, type LiveAnswers } from './answers.ts';
import { locationsIn } from './names.ts';
import { DEEP } from './transport.ts';

/** No page, and no rule of a host's. */
const WRONG = '/no-such-page-of-the-launch-check';

/** As browsers ask one host. Some hosts take more at once for an attack. */
const AT_ONCE = 6;

const HASHED_FILE = /"(\/_astro\/[^"]+\.js)"/;

const answered = (ask: Ask, address: string, headers: Readonly<Record<string, string>> = {}) =>
  attempted(async () => {
    const response = await asking(ask, address, { headers });
    return { status: response.status, headers: response.headers, body: await textOf(response) };
  });

async function inTurn(addresses: readonly string[], one: (address: string) => Promise<Answered>) {
  const all = new Map<string, Answered>();
  const waiting = [...addresses];
  const next = async (): Promise<void> => {
    const address = waiting.shift();
    if (address === undefined) return;
    all.set(address, await one(address));
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return all;
}

/** Home alone: whether there is a site to ask. */
export const askHome = (origin: string, ask: Ask = fetch) => answered(ask, origin + paths.home);

/** More than a site like this one has: what a broken sitemap lists would be asked for hours. */
const MOST_LISTED = 300;

/** The pages of `built` are asked for too: an older build does not name them. */
export async function askSite(
  origin: string,
  built: Iterable<string> = [],
  ask: Ask = fetch,
  agree: Agree = handshake,
): Promise<LiveAnswers> {
  const { hostname, host } = new URL(origin);
  const get = (path: string, headers?: Readonly<Record<string, string>>) =>
    answered(ask, origin + path, headers);
  const sitemap = await get(sitemapPath);
  const listed = locationsIn(bodyOf(sitemap))
    .slice(0, MOST_LISTED)
    .flatMap((address) => URL.parse(address)?.pathname ?? [])
    .filter((path) => path.startsWith('/'));
  const own = [paths.home, paths.contact, paths.checkout];
  const pages = await inTurn([...new Set([...own, ...listed, ...built])], get);
  const [, file] = HASHED_FILE.exec(bodyOf(pages.get(paths.home))) ?? [];
  const encoded = (encoding: string) => get(paths.home, { 'Accept-Encoding': encoding });
  const [wrong, br, gzip, identity, robots, security] = await Promise.all([
    get(WRONG),
    encoded('br'),
    encoded('gzip'),
    encoded('identity'),
    get('/robots.txt'),
    get(securityTxtPath),
  ]);
  const isHere = isLoopback(hostname);
  return {
    ...{ origin, pages, wrong, robots, sitemap, security },
    encoded: { br, gzip, identity },
    file: file === undefined ? undefined : await get(file),
    otherName: isHere ? undefined : await answered(ask, `https://${otherName(host)}${DEEP}`),
    http: isHere ? undefined : await answered(ask, `http://${host}${DEEP}`),
    handshake: isHere ? undefined : await attempted(() => agree(new URL(origin))),
  };
}
