/** Vercel Functions, which are under /api: https://vercel.com/docs/functions/runtimes/node-js. */
import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { messages } from './messages.ts';

export default new Hono().all('/api/*', mount(messages(({ req }) => req.header('X-Real-IP') ?? '').fetch));
