import type { Server } from 'node:net';

/** Where the preview server listens. */
export const listenAddress = ({ HOST, PORT }: NodeJS.ProcessEnv) => ({
  // By name, so that both of its addresses are tried: browsers ask for either.
  host: HOST ?? 'localhost',
  port: Number(PORT ?? 4321),
});

/** Ends the process with a sentence where it cannot listen. */
export function listen(server: Server, then: (host: string, port: number) => void): void {
  const { host, port } = listenAddress(process.env);
  server.on('error', (error: Error & { readonly code?: string }) => {
    const isTaken = error.code === 'EADDRINUSE';
    const advice = `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=8080.`;
    console.error(isTaken ? advice : `The site cannot be served: ${error.message}.`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    then(host, port);
  });
}
