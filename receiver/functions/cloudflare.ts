/** Cloudflare Pages in its advanced mode: https://developers.cloudflare.com/pages/functions/advanced-mode/. */
import { messages } from './messages.ts';

export default messages(({ req }) => req.header('CF-Connecting-IP') ?? '');
