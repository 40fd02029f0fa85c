import { connect } from 'node:tls';
import { LIMIT_MS } from './asking.ts';
import type { Finding } from './report.ts';

/** What a server and a client of today agree on. */
export interface Handshake {
  /** `TLSv1.3`. */
  readonly protocol: string;
  /** Why browsers refuse the certificate: `CERT_HAS_EXPIRED`. */
  readonly refused?: string | undefined;
  readonly names: readonly string[];
  readonly expires: Date;
}

/** Looks at certificates that browsers refuse too, to say why they do. */
export const handshake = ({ hostname, port }: URL, limitMs = LIMIT_MS): Promise<Handshake> =>
  new Promise((resolve, reject) => {
    const asked = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    };
    const socket = connect(asked, () => {
      const { subjectaltname = '', valid_to } = socket.getPeerCertificate();
      resolve({
        protocol: socket.getProtocol() ?? '',
        // A string of OpenSSL's code, whatever the types say.
        refused: socket.authorized ? undefined : String(socket.authorizationError),
        names: Array.from(subjectaltname.matchAll(/DNS:([^,\s]+)/g), ([, name = '']) => name),
        expires: new Date(valid_to),
      });
      socket.destroy();
    });
    // Not the socket's own time-out, which begins anew with each byte.
    const limit = AbortSignal.timeout(limitMs);
    limit.addEventListener('abort', () => socket.destroy(limit.reason as Error));
    socket.once('error', reject);
  });

export type Agree = (site: URL) => Promise<Handshake>;

/** `TLSv1.3` as documents write it. */
export const written = (protocol: string) => protocol.replace('v', ' ');

/** Servers that speak less than the documents promise. One that cannot be asked is silent here: see endpoints.ts. */
export async function transportFindings(
  addresses: readonly (string | undefined)[],
  promised: string,
  ask: (url: URL) => Promise<Pick<Handshake, 'protocol'>> = handshake,
): Promise<readonly Finding[]> {
  const urls = addresses.flatMap((address = '') => URL.parse(address) ?? []);
  const hosts = new Map(urls.filter(({ protocol }) => protocol === 'https:').map((url) => [url.host, url]));
  const found = await Promise.all(
    Array.from(hosts, async ([host, url]) => {
      const spoken = await ask(url).then(
        ({ protocol }) => protocol,
        () => undefined,
      );
      return spoken === undefined || written(spoken) === promised
        ? undefined
        : { place: 'The servers', says: `${host} speaks ${spoken}, and the documents promise ${promised}.` };
    }),
  );
  return found.filter((finding) => finding !== undefined);
}
