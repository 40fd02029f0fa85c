/** Where the preview server listens, and why it cannot. */

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export const listenAddress = ({
  HOST,
  PORT,
}: Readonly<Record<string, string | undefined>>): ListenAddress => ({
  // By name, so that both of its addresses are tried: browsers ask for either.
  host: HOST ?? 'localhost',
  port: Number(PORT ?? 4321),
});

export const listenFailure = (error: Error & { readonly code?: string }, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=8080.`
    : `The site cannot be served: ${error.message}.`;
