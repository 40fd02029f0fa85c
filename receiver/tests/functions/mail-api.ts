/** Resend's API as it documents itself: keys that are remembered, errors by name, and the moods of a service. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../../../tests/free-port.ts';

const API_KEY = 're_0123456789';

/** `losing` takes the mail and breaks off before it has answered; `refusing` has something against this mail. */
type Mood = 'working' | 'losing' | 'limited' | 'locked' | 'busy' | 'broken' | 'redirecting' | 'refusing';

type Answer = readonly [status: number, body: object];

const refusal = (statusCode: number, name: string): Answer => [statusCode, { statusCode, name }];

const MOODS: Readonly<Partial<Record<Mood, Answer>>> = {
  limited: refusal(429, 'rate_limit_exceeded'),
  locked: refusal(403, 'invalid_api_key'),
  busy: refusal(409, 'concurrent_idempotent_requests'),
  refusing: refusal(422, 'validation_error'),
  broken: refusal(500, 'internal_server_error'),
  redirecting: refusal(302, 'moved'),
};

type Mail = Readonly<Record<string, unknown>>;

function wrong({ method, url, headers }: IncomingMessage, mail: Mail): Answer | undefined {
  if (method !== 'POST' || url !== '/emails') return refusal(405, 'method_not_allowed');
  if (headers.authorization !== `Bearer ${API_KEY}`) return refusal(403, 'invalid_api_key');
  if (String(headers['idempotency-key']).length > 256) return refusal(400, 'invalid_idempotency_key');
  const isWhole = ['from', 'to', 'subject', 'text'].every((field) => mail[field] !== undefined);
  return isWhole ? undefined : refusal(422, 'missing_required_field');
}

export async function mailApi() {
  const mails: Mail[] = [];
  const known = new Map<unknown, string>();
  let mood: Mood = 'working';

  function taken(key: unknown, content: string): Answer {
    const before = known.get(key) ?? content;
    if (before !== content) return refusal(409, 'invalid_idempotent_request');
    if (!known.has(key)) mails.push(JSON.parse(content) as Mail);
    known.set(key, content);
    return [200, { id: 'a-mail' }];
  }

  const server = createServer((request, response) => {
    void text(request).then((content) => {
      const [status, body] =
        MOODS[mood] ??
        wrong(request, JSON.parse(content) as Mail) ??
        taken(request.headers['idempotency-key'], content);
      if (mood === 'losing') return response.destroy();
      response.writeHead(status, { 'Content-Type': 'application/json', Location: '/' });
      return response.end(JSON.stringify(body));
    });
  });
  const address = `http://127.0.0.1:${await listening(server)}/emails`;
  return {
    /** What a function's environment has. */
    environment: {
      RESEND_API_KEY: API_KEY,
      MAIL_FROM: 'Website <website@ridge.co.ke>',
      SALES_MAIL: 'sales@ridge.co.ke',
      MAIL_API: address,
    },
    /** What people find in the mailbox. */
    mails,
    be: (next: Mood) => {
      mood = next;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailApi = Awaited<ReturnType<typeof mailApi>>;
