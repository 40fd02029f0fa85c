/** Cloudflare Pages in its advanced mode: https://developers.cloudflare.com/pages/functions/advanced-mode/. */
import { messagesFunction } from './receive.ts';
import type { Environment } from './settings.schema.ts';

export default {
  fetch: (request: Request, environment: Environment): Response | Promise<Response> => {
    const client = request.headers.get('CF-Connecting-IP') ?? '';
    return messagesFunction(request, { environment, client }).fetch(request);
  },
};
