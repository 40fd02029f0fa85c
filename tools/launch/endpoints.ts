import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/submission.ts';
import { answerOf, type Ask } from './asking.ts';
import type { Finding } from './report.ts';

/** What a browser would ask first, before it sends: see receiver/docs/contract.md. */
const preflight = (origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type,${IDEMPOTENCY_HEADER.toLowerCase()}`,
  },
});

/** Of a site that has nothing to do with this one. */
const FOREIGN = 'https://elsewhere.example';

const allows = ({ headers }: Response, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin')?.toLowerCase() ?? '');

function wrongPreflight(answer: Response, origin: string): string | undefined {
  const { ok, status, headers } = answer;
  if (!ok)
    return `answers OPTIONS with ${status}, not 204. Is it the right address, and is a receiver there?`;
  if (!allows(answer, origin))
    return `does not let pages of ${origin} send. Name that origin in the receiver’s settings.`;
  const missing = ['content-type', IDEMPOTENCY_HEADER.toLowerCase()].filter(
    (name) =>
      !headers
        .get('access-control-allow-headers')
        ?.toLowerCase()
        .split(/[\s,]+/)
        .includes(name),
  );
  if (missing.length === 0) return undefined;
  return `does not let browsers send ${missing.join(' and ')}. Name them in its Access-Control-Allow-Headers.`;
}

/** What a receiver or a function says of itself, at an address beside its own. */
async function unhealthy(ask: Ask, address: string): Promise<string | undefined> {
  const beside = new URL('health', address).href;
  const health = await answerOf(ask, beside);
  return typeof health !== 'string' && health.status === 503
    ? `says at ${beside} that it refuses what visitors send. Its log has the reason; see receiver/docs/operations.md.`
    : undefined;
}

/** Asks an endpoint as the pages of `origin` would, and sends nothing. */
export async function endpointFindings(
  name: string,
  address: string,
  origin: string,
  ask: Ask = fetch,
): Promise<readonly Finding[]> {
  const [answer, foreign, health] = await Promise.all([
    answerOf(ask, address, preflight(origin)),
    answerOf(ask, address, preflight(FOREIGN)),
    unhealthy(ask, address),
  ]);
  const isOpen = typeof foreign !== 'string' && allows(foreign, FOREIGN);
  const open = isOpen
    ? `lets pages of any site send, ${FOREIGN} for one. Have it allow ${origin} alone.`
    : undefined;
  const wrong =
    typeof answer === 'string'
      ? `could not be asked (${answer}). Start its server, or ask where it can be reached.`
      : wrongPreflight(answer, origin);
  return [wrong, open, health]
    .filter((words) => words !== undefined)
    .map((words) => ({ place: 'The endpoints', says: `${name}, ${address}, ${words}` }));
}
