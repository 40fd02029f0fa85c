import { isLoopback } from '../../src/domain/delivery/safe-redirect.ts';

interface Arguments {
  /** Of the live site that is asked; none where there is none yet. */
  readonly site: string | undefined;
  /** Whether the hand-over's paper is printed, in place of the findings alone. */
  readonly report: boolean;
}

/** What was typed after the command, or a sentence about what is wrong with it. */
export function readArguments(typed: readonly string[]): Arguments | string {
  const how =
    'Write it as npm run launch:check -- --report https://www.company.co.ke; both words may be left out.';
  const report = typed.includes('--report');
  const [address, ...more] = typed.filter((word) => word !== '--report');
  if (address === undefined) return { site: undefined, report };
  const url = URL.parse(address);
  const isSite = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  return isSite && url.pathname === '/' && more.length === 0
    ? { site: url.origin, report }
    : `"${[address, ...more].join(' ')}" is no site that can be asked. ${how}`;
}
