import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** In bytes of brotli, styles included: about what a server sends in its first flight. */
export const PAGE_BUDGET_BYTES = 14_000;
const WARNING_BYTES = 13_000;

export const brotliBytes = async (text: string): Promise<number> =>
  (await promisify(brotliCompress)(text)).length;

export async function weightWarning(path: string, html: string): Promise<string | undefined> {
  const bytes = await brotliBytes(html);
  if (bytes < WARNING_BYTES) return undefined;
  const budget = PAGE_BUDGET_BYTES.toLocaleString('en');
  return `${path} weighs ${bytes.toLocaleString('en')} bytes with its styles in brotli; the budget is ${budget}.`;
}
