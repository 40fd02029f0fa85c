/** Form services as their documentation describes them, for islands that really send. Runs in Node. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserCommand } from 'vitest/node';

const ACCESS_KEY = '01234567-89ab-cdef-0123-456789abcdef';

/** The fields that Netlify has read in the built page. */
const NETLIFY_FIELDS = 'form-name kind reference submittedAt page name company email phone message website';

export type Mood = 'working' | 'redirecting' | 'limited' | 'broken' | 'closed' | 'refusing';

interface Answer {
  readonly status: number;
  readonly body: object | string;
}

const TAKEN: Readonly<Record<string, Answer>> = {
  formspree: { status: 200, body: { next: '/thanks?language=en', ok: true } },
  web3forms: { status: 200, body: { success: true, message: 'Email sent successfully!' } },
  basin: { status: 200, body: { success: true } },
  getform: { status: 200, body: { success: true } },
  netlify: { status: 200, body: '<!doctype html><title>Contact</title>' },
};

/** What they make of a request that is not as they want it. */
function wrongRequest(service: string, { method, headers }: IncomingMessage, fields: URLSearchParams) {
  if (method !== 'POST') return { status: 405, body: '' };
  if (headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8')
    return { status: 415, body: '' };
  if (service === 'web3forms' && fields.get('access_key') !== ACCESS_KEY)
    return { status: 400, body: { success: false, message: 'Invalid access key' } };
  const isForeign = [...fields.keys()].some((name) => !NETLIFY_FIELDS.split(' ').includes(name));
  if (service === 'netlify' && (fields.get('form-name') !== 'contact' || isForeign))
    return { status: 404, body: 'Not found' };
  return undefined;
}

const INVALID = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };

/** Of Formspree. */
const OTHERS: Readonly<Partial<Record<Mood, Answer>>> = {
  limited: { status: 429, body: { error: 'Too many' } },
  closed: { status: 403, body: { error: 'Form not active' } },
  refusing: { status: 422, body: { error: 'Validation', errors: [INVALID] } },
};

const servers = new Map<string, { readonly server: Server; readonly requests: [string, string][] }>();

/** Starts one and gives its address. Of a preflight it knows nothing, so a browser would take that for a no. */
export const formService: BrowserCommand<[service: string, mood: Mood]> = async (_, service, mood) => {
  const requests: [string, string][] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push([request.method ?? '', body]);
      if (mood === 'broken') return request.socket.destroy();
      const wrong = wrongRequest(service, request, new URLSearchParams(body));
      const answer = wrong ?? OTHERS[mood] ?? TAKEN[service] ?? { status: 500, body: '' };
      if (request.method !== 'OPTIONS') response.setHeader('Access-Control-Allow-Origin', '*');
      const wantsPage = request.headers.accept !== 'application/json';
      if (mood === 'redirecting' || (wantsPage && service !== 'netlify'))
        return response.writeHead(302, { Location: '/thanks' }).end();
      return response
        .writeHead(
          answer.status,
          mood === 'limited' ? { 'Retry-After': '3600', 'Access-Control-Expose-Headers': 'Retry-After' } : {},
        )
        .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/abcdwxyz`;
  servers.set(address, { server, requests });
  return address;
};

/** Stops it and gives what it was asked: methods and bodies. */
export const endFormService: BrowserCommand<[address: string]> = (_, address) => {
  const { server, requests } = servers.get(address) ?? {};
  server?.closeAllConnections();
  server?.close();
  servers.delete(address);
  return requests ?? [];
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    formService: (service: string, mood: Mood) => Promise<string>;
    endFormService: (address: string) => Promise<readonly (readonly [method: string, body: string])[]>;
  }
}
