/** Draws invoices beside the thread that answers requests, which a drawing would stop for as long as it takes. */
import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { Fault, kindOf } from '../log.ts';
import type { Invoice } from './invoice.ts';

const PROGRAM = new URL('./invoice-worker.ts', import.meta.url);

/** Five times what an invoice takes. */
const HEAP_MB = 128;

/** What the thread is given, and where its answer goes. */
export interface Drawing {
  readonly invoice: Invoice;
  readonly port: MessagePort;
}

/**
 * Gives the PDF, drawn by a thread that starts with the first one. Rejects where that thread ends or takes longer; the next
 * invoice then gets another thread.
 */
export function invoiceDrawer(limitMs: number, program = PROGRAM) {
  let thread: Worker | undefined;

  function started(): Worker {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // While it has nothing to draw, no one listens and no one waits for it.
    worker.on('error', () => undefined).unref();
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  }

  return async (invoice: Invoice): Promise<Uint8Array> => {
    const worker = (thread ??= started());
    const { port1: answers, port2: port } = new MessageChannel();
    const limit = AbortSignal.timeout(limitMs);
    const over = new AbortController();
    const signal = AbortSignal.any([limit, over.signal]);
    try {
      worker.postMessage({ invoice, port } satisfies Drawing, [port]);
      const [drawn] = (await Promise.race([
        once(answers, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => []),
      ])) as [Uint8Array?];
      if (!drawn) throw new Fault('the thread has ended');
      return drawn;
    } catch (cause) {
      await worker.terminate();
      const reason = cause instanceof Fault ? cause.message : kindOf(cause);
      const why = limit.aborted ? `it took longer than ${limitMs} ms` : reason;
      throw new Fault(`The invoice ${invoice.number} was not drawn: ${why}`, { cause });
    } finally {
      over.abort();
      answers.close();
    }
  };
}
