/** Invoices are drawn by threads of their own, whatever happens to those. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invoiceDrawer } from '../../mail/drawing.ts';
import { invoiceOf } from '../../mail/invoice.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { order, stored } from '../samples.ts';
import { content } from '@site/content/tests/files/content';

receiverForEachTest();

async function invoice() {
  await receiver.post('/orders', order());
  const [sent = stored()] = await receiver.stored();
  return invoiceOf(sent, content.company, undefined);
}

/** In a module that a thread runs. */
const program = (code: string) => new URL(`data:text/javascript,${code}`);

test('it is drawn, and another one after it', async () => {
  const draw = invoiceDrawer(60_000, join(import.meta.dirname, '../../main.ts'));
  for (const _ of [1, 2])
    expect(Buffer.from((await draw(await invoice())).slice(0, 5)).toString()).toBe('%PDF-');
});

test.each([
  ['never ends', 'while (true);', 50, 'it took longer than 50 ms'],
  ['throws', 'throw new TypeError("no such glyph")', 60_000, 'was not drawn: TypeError'],
  ['ends without a word', '', 60_000, 'the thread has ended'],
  [
    'takes all memory',
    'const all = []; while (true) all.push(Array(1e5).fill(all));',
    60_000,
    'ERR_WORKER_OUT_OF_MEMORY',
  ],
])('one that %s is given up, with the reason', async (_, code, limitMs, why) => {
  const drawn = invoiceDrawer(limitMs, program(code))(await invoice());
  await expect(drawn).rejects.toThrow(`The invoice ${order().record.orderNumber} was not drawn: `);
  await expect(drawn).rejects.toThrow(why);
});
