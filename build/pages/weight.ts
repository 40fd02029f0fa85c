import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** What a page may weigh with its styles, in bytes of brotli: a server sends about so much in its first flight. */
export const PAGE_BUDGET_BYTES = 14_000;
const WARNING_BYTES = 13_000;

export const brotliBytes = async (text: string): Promise<number> =>
  (await promisify(brotliCompress)(text)).length;

/** What a build has to say of a page's weight: nothing until a thousand bytes before the budget. */
export async function weightWarning(path: string, html: string): Promise<string | undefined> {
  const bytes = await brotliBytes(html);
  if (bytes < WARNING_BYTES) return undefined;
  const budget = PAGE_BUDGET_BYTES.toLocaleString('en');
  return `${path} weighs ${bytes.toLocaleString('en')} bytes with its styles in brotli; the budget is ${budget}.`;
}
