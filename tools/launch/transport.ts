import { connect } from 'node:tls';
import type { Finding } from './report.ts';

/** The longest that an answer may take. */
const LIMIT_MS = 10_000;

/** What a server agrees to speak with a client of today: `TLSv1.3`. */
const agreed = ({ hostname, port }: URL): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      resolve(socket.getProtocol() ?? '');
      socket.destroy();
    });
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

/** Servers that speak less than the documents promise. One that cannot be asked is silent here: see endpoints.ts. */
export async function transportFindings(
  addresses: readonly (string | undefined)[],
  promised: string,
  ask = agreed,
): Promise<readonly Finding[]> {
  const urls = addresses.flatMap((address = '') => URL.parse(address) ?? []);
  const hosts = new Map(urls.filter(({ protocol }) => protocol === 'https:').map((url) => [url.host, url]));
  const found = await Promise.all(
    Array.from(hosts, async ([host, url]) => {
      const spoken = await ask(url).catch(() => undefined);
      return spoken === undefined || spoken.replace('v', ' ') === promised
        ? undefined
        : { place: 'The servers', says: `${host} speaks ${spoken}, and the documents promise ${promised}.` };
    }),
  );
  return found.filter((finding) => finding !== undefined);
}
