/** Netlify Functions: https://docs.netlify.com/build/functions/get-started/. */
import { messagesFunction } from './receive.ts';

export default (request: Request, { ip }: { readonly ip: string }): Response | Promise<Response> =>
  messagesFunction(request, { environment: process.env, client: ip }).fetch(request);

/** Netlify reads it without running the file, so it is written out: PATHS of receive.ts. */
export const config = { path: ['/messages', '/health', '/style.css'] };
