/** How the host hands the files out. */
import { counted } from '../../content-check/engine/mistake.ts';
import { type Answered, bodyOf, isAnswer, type LiveAnswers, shownAnswer } from './answers.ts';
import { type Checked, few, inOrder, judged, notAsked, toDo } from './checked.ts';
import { paths } from '../../../src/site/paths.ts';

export function everyPage({ pages }: LiveAnswers): Checked {
  const all = counted(pages.size, 'page');
  const missing = [...pages].filter(([, page]) => bodyOf(page) === '');
  return judged(
    'The pages',
    missing.length === 0
      ? undefined
      : `${missing.length} of ${all} cannot be read (${few(missing.map(([path, page]) => `${path} answers ${shownAnswer(page)}`))})`,
    'Deploy dist/ as a whole, and see the host’s log.',
    `${all} of sitemap and dist/ answer`,
  );
}

const SITE_NAME = /<meta property="og:site_name" content="[^"]*"/;

export function wrongAddress({ pages, wrong }: LiveAnswers): Checked {
  const home = pages.get(paths.home);
  const [name = ''] = SITE_NAME.exec(isAnswer(home) ? home.body : '') ?? [];
  const isOurs = name !== '' && isAnswer(wrong) && wrong.body.includes(name);
  const status = shownAnswer(wrong);
  return judged(
    'A wrong address',
    status === '404' && isOurs
      ? undefined
      : status === '404'
        ? 'it answers 404 with a page of the host’s, which leads nowhere'
        : isAnswer(wrong)
          ? `it answers ${status}, not 404: search engines would list every address that someone mistypes`
          : `it answers ${status}`,
    'Let the host answer what is missing with 404.html and status 404, as docs/hosting.md says.',
    '404, with the site’s own page',
  );
}

const kilobytes = (text: string) => `${Math.round(Buffer.byteLength(text) / 1_000)} kB`;

const encodingOf = (answered: Answered) =>
  isAnswer(answered) ? answered.headers.get('content-encoding') : null;

export function compression({ encoded: { br, gzip, identity } }: LiveAnswers): Checked {
  const what = 'Compression';
  const plain = isAnswer(identity) ? identity.body : '';
  const compressed = Object.entries({ br, gzip }).filter(([name, answer]) => encodingOf(answer) === name);
  if (compressed.length === 0)
    return toDo(
      what,
      `the HTML of Home comes as it is, ${kilobytes(plain)}: visitors on mobile data wait for four times the bytes`,
      'Run `npm run compress` before you copy dist/, or switch compression on at the host.',
    );
  const other = compressed.find(([, answer]) => !isAnswer(answer) || answer.body !== plain);
  return judged(
    what,
    other &&
      `Home has another text by ${other[0]} than without: a compressed file of an older build is there`,
    'Run `npm run compress` after the build, and copy dist/ as a whole.',
    `HTML by ${compressed.map(([name]) => name).join(' and ')}, and the same text`,
  );
}

const MINUTE_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;

/** Browsers ask again each time. */
const secondsKept = (cache: string) =>
  /no-cache|no-store/i.test(cache) ? 0 : Number(/(?:^|[^-])max-age=(\d+)/i.exec(cache)?.[1] ?? NaN);

function caching(what: string, answered: Answered | undefined, isWrong: (seconds: number) => boolean) {
  const cache = isAnswer(answered) ? (answered.headers.get('cache-control') ?? '') : '';
  const sent = cache === '' ? 'it says nothing of it' : `it says “${cache}”`;
  return { what, sent, isWrong: isWrong(secondsKept(cache)) };
}

export function cachedPages({ pages }: LiveAnswers): Checked {
  const { what, sent, isWrong } = caching(
    'How long browsers keep pages',
    pages.get(paths.home),
    // Not a comparison that is false for NaN: a browser that hears nothing guesses.
    (seconds) => !(seconds <= 10 * MINUTE_SECONDS),
  );
  return judged(
    what,
    isWrong ? `${sent}, so visitors see old pages after a deployment, whose scripts are gone` : undefined,
    'Have the host keep pages for ten minutes at most, as docs/hosting.md says.',
    sent,
  );
}

export function cachedFiles({ file }: LiveAnswers): Checked {
  const what = 'How long browsers keep /_astro/';
  if (file === undefined) return notAsked(what, 'Home names no file of it');
  if (!isAnswer(file) || file.status !== 200)
    return toDo(what, `a file that Home names answers ${shownAnswer(file)}`, 'Copy dist/ as a whole.');
  const { sent, isWrong } = caching(what, file, (seconds) => !(seconds >= YEAR_SECONDS / 2));
  return isWrong
    ? toDo(
        what,
        `${sent}, so visitors load the same files again`,
        'Have the host keep /_astro/ for a year, as docs/hosting.md says.',
      )
    : inOrder(what, sent);
}
