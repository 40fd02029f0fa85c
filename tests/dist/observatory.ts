/**
 * The points that the HTTP Observatory gives an answer, by its published rules:
 * https://github.com/mdn/mdn-http-observatory. Without the points that no file of ours decides: for redirecting http
 * to https (0), and for being on the browsers' own list of https sites (5).
 */
import type { Headers } from '../../build/hosts/headers.ts';

export interface Answer {
  /** By their names in small letters. */
  readonly headers: Headers;
  readonly html: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** What a test found, and its points. */
type Finding = readonly [finding: string, points: number];

const BASE = 100;
/** What is good counts only where little is bad. */
const LEAST_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_552_000;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];

function parsed(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name = '']) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new Error(`A directive stands twice in ${policy}`);
  return new Map(directives.map(([, ...sources], index) => [names[index] ?? '', sources]));
}

/** Where two policies say something, both must allow it. */
function both(header: Policy, page: Policy): Policy {
  const names = new Set([...header.keys(), ...page.keys()]);
  return new Map(
    [...names].map((name) => {
      const [one, other] = [header.get(name), page.get(name)];
      if (!one || !other) return [name, one ?? other ?? []];
      const common = one.filter((source) => other.includes(source));
      return [name, common.length > 0 ? common : ["'none'"]];
    }),
  );
}

const has = (sources: readonly string[], ...others: readonly string[]) =>
  sources.some((source) => others.includes(source));

/** Browsers ignore `'unsafe-inline'` beside a hash. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hashed = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function contentPolicy(policy: Policy): Finding {
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) =>
    sourcesOf(policy, name),
  ) as [readonly string[], readonly string[], readonly string[]];
  if (policy.size === 0) return ['no policy', -25];
  if (has(scripts, ...BROAD, ...INLINE) || has(objects, ...BROAD)) return ['unsafe scripts', -20];
  const all = [...policy.values()].flat();
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return ['insecure sources', -20];
  if (has([...scripts, ...styles], "'unsafe-eval'")) return ['strings become code', -10];
  if (has(styles, ...BROAD, ...INLINE)) return ['unsafe styles', 0];
  return policy.get('default-src')?.join(' ') === "'none'" ? ['nothing by default', 10] : ['safe', 5];
}

function transport(header = ''): Finding {
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return ['https is not kept', -20];
  return seconds < SIX_MONTHS_SECONDS ? ['https is kept too shortly', -10] : ['https is kept', 0];
}

function framing({ headers }: Answer, header: Policy): Finding {
  if (header.has('frame-ancestors')) return ['no frames, by policy', 5];
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? ['no frames', 0] : ['frames', -20];
}

/** The points of a header by its value: none without it, fewer for a value that means nothing. */
function valued(header: string | undefined, good: RegExp, points: number, without: number): Finding {
  if (header === undefined) return ['missing', without];
  return good.test(header) ? [header, points] : [`unknown: ${header}`, -5];
}

/** Scripts of this site need no checksum, but get points for one; those of others need one. */
function scriptFiles({ html }: Answer): Finding {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g));
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src));
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return ['scripts of others without checksum', -5];
  return ['own scripts', 0];
}

export function observatory(answer: Answer) {
  const { headers, html } = answer;
  const header = parsed(headers['content-security-policy'] ?? '');
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];
  const findings: Readonly<Record<string, Finding>> = {
    'content policy': contentPolicy(meta === undefined ? header : both(header, parsed(meta))),
    cookies: headers['set-cookie'] === undefined ? ['none', 0] : ['some', -20],
    'cross-origin sharing':
      headers['access-control-allow-credentials'] === undefined ? ['none', 0] : ['all', -50],
    referrer: valued(
      headers['referrer-policy'],
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
      5,
      0,
    ),
    transport: transport(headers['strict-transport-security']),
    'script files': scriptFiles(answer),
    types: valued(headers['x-content-type-options'], /^nosniff$/, 0, -5),
    framing: framing(answer, header),
    resources: valued(headers['cross-origin-resource-policy'], /^same-(?:origin|site)$/, 10, 0),
    opener: valued(
      headers['cross-origin-opener-policy'],
      /^(?:same-origin|noopener)(?:-allow-popups)?$/,
      10,
      0,
    ),
    embedder: valued(headers['cross-origin-embedder-policy'], /^(?:require-corp|credentialless)$/, 10, 0),
  };
  const points = Object.values(findings).map(([, found]) => found);
  const sum = (of: readonly number[]) => of.reduce((total, found) => total + found, 0);
  const base = BASE + sum(points.filter((found) => found < 0));
  const score = base >= LEAST_FOR_BONUS ? base + sum(points.filter((found) => found > 0)) : Math.max(base, 0);
  return { score, findings };
}
