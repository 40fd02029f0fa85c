/** Vercel Functions, which live under /api: https://vercel.com/docs/functions/runtimes/node-js. */
import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { messagesFunction } from './receive.ts';

export default {
  fetch: (request: Request): Response | Promise<Response> => {
    const client = request.headers.get('X-Real-IP') ?? '';
    const app = messagesFunction(request, { environment: process.env, client });
    return new Hono().all('/api/*', mount(app.fetch)).fetch(request);
  },
};
