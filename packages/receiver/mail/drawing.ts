/** Draws invoices beside the thread that answers requests, which a drawing would stop for as long as it takes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Fault, kindOf } from '../log.ts';
import type { Invoice } from './invoice.ts';

/** Five times what an invoice takes. */
const HEAP_MB = 128;

/** Gives the PDF, drawn by a thread of its own. Rejects where that thread ends without one or takes longer. */
export const invoiceDrawer =
  (limitMs: number, program: string | URL = process.argv[1] ?? '') =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };
    const thread = new Worker(program, { workerData: invoice, resourceLimits, argv: [] });
    const limit = AbortSignal.timeout(limitMs);
    const ended = once(thread, 'exit', { signal: limit }).then((): never => {
      throw new Fault('the thread has ended');
    });
    try {
      const [drawn] = (await Promise.race([once(thread, 'message', { signal: limit }), ended])) as [
        Uint8Array,
      ];
      return drawn;
    } catch (cause) {
      const reason = cause instanceof Fault ? cause.message : kindOf(cause);
      const why = limit.aborted ? `it took longer than ${limitMs} ms` : reason;
      throw new Fault(`The invoice ${invoice.number} was not drawn: ${why}`, { cause });
    } finally {
      ended.catch(() => undefined);
      await thread.terminate();
    }
  };
