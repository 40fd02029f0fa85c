/** Netlify Functions: https://docs.netlify.com/build/functions/get-started/. */
import { messages } from './messages.ts';

export default (request: Request, { ip }: { readonly ip: string }): Response | Promise<Response> =>
  messages(() => ip).fetch(request);

/** Netlify reads it without running the file, so the paths are written out. */
export const config = { path: ['/messages', '/health', '/style.css'] };
