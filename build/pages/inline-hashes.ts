import { createHash } from 'node:crypto';
import type { InlineHashes } from '../hosts/content-policy.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Browsers neither run nor refuse data. Speculation rules are no data: a policy takes them for script. */
const DATA = /\stype="application\//;
const FILE = /\ssrc=/;

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = (html: string): InlineHashes => ({
  scripts: Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = '']) => !DATA.test(attributes) && !FILE.test(attributes))
    .map(([, , code = '']) => hash(code)),
  styles: Array.from(html.matchAll(STYLE), ([, css = '']) => hash(css)),
});
