/**
 * The site with a recorder in front of every page's own scripts, because not every engine's driver tells of errors: it
 * keeps policy violations, console errors and uncaught exceptions in the tab. The page's policy allows that one script.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inPage } from './driver.ts';

const KEY = 'recorded-faults';

/** Runs in the page. */
function record(key: string) {
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, fault]));
  };
  const { error } = console;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => {
    keep(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    keep(String(reason));
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    keep(`policy: ${effectiveDirective} blocked ${blockedURI}`);
  });
}

/** Runs in the page. */
function take(key: string) {
  const faults = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return JSON.parse(faults ?? '[]') as unknown;
}

/** The expression in the page that gives what was recorded in this tab, once. */
export const TAKE_RECORDED = inPage(take, KEY);

const SCRIPT = inPage(record, KEY);
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const allow = (policy: string) => policy.replaceAll('script-src ', `script-src ${HASH} `);

const withRecorder = (html: string) => allow(html).replace('<head>', `<head><script>${SCRIPT}</script>`);

/** Belong to a body as it was on its way. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

export async function serveRecorded(site: string) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', site), { redirect: 'manual' });
      const headers = Array.from(answer.headers).filter(([name]) => !OF_TRANSPORT.includes(name));
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      const body = isPage ? withRecorder(await answer.text()) : Buffer.from(await answer.arrayBuffer());
      response
        .writeHead(answer.status, Object.fromEntries(headers.map(([name, value]) => [name, allow(value)])))
        .end(body);
    };
    pass().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
