/** Invoices are drawn by threads of their own, whatever happens to those. */
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { invoiceDrawer } from '../../mail/drawing.ts';
import { invoiceOf } from '../../mail/invoice.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { order, stored } from '../samples.ts';
import { content } from '../../../tests/content/content.ts';

receiverForEachTest();

async function invoice() {
  await receiver.post('/orders', order());
  const [sent = stored()] = await receiver.stored();
  return invoiceOf(sent, content.company, undefined);
}

/** In a module that a thread runs. */
const program = (code: string) => new URL(`data:text/javascript,${code}`);

const ANSWERING = `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ invoice: { number }, port }) => {
    if (number === 'throws') throw new Error('no such glyph');
    if (number === 'ends') port.once('close', () => { throw new Error('while no one draws'); });
    port.postMessage(number);
  });`;

test('one thread draws one after the other, and another one goes on where it has ended', async () => {
  const threads: Worker[] = [];
  const onThread = (thread: Worker) => threads.push(thread);
  process.on('worker', onThread);
  onTestFinished(() => {
    process.off('worker', onThread);
  });
  const draw = invoiceDrawer(60_000, program(ANSWERING));
  const given = await invoice();
  const drawn = async (number: string) => [
    await draw({ ...given, number }).catch(() => 'none'),
    threads.length,
  ];
  expect(await drawn('first')).toEqual(['first', 1]);
  expect(await drawn('second')).toEqual(['second', 1]);
  expect(await drawn('throws')).toEqual(['none', 1]);
  expect(await drawn('ends')).toEqual(['ends', 2]);
  await new Promise((resolve) => threads[1]?.once('exit', resolve));
  expect(await drawn('last')).toEqual(['last', 3]);
});

test('it is drawn', async () => {
  const pdf = await invoiceDrawer(60_000)(await invoice());
  expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe('%PDF-');
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
