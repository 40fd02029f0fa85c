/** Draws invoices beside the thread that answers requests, which a drawing would stop for as long as it takes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Invoice } from './invoice.ts';

const PROGRAM = new URL('./invoice-worker.ts', import.meta.url);

/** Five times what an invoice takes. */
const HEAP_MB = 128;

/** Gives the PDF, each drawn by a thread of its own. Rejects where the thread ends before, or takes longer. */
export const invoiceDrawer =
  (limitMs: number, program = PROGRAM) =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const worker = new Worker(program, {
      workerData: invoice,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const signal = AbortSignal.timeout(limitMs);
    try {
      const [drawn] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => []),
      ])) as [Uint8Array?];
      if (!drawn) throw new Error('the thread has ended');
      return drawn;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `The invoice ${invoice.number} was not drawn: ${signal.aborted ? `it took longer than ${limitMs} ms` : why}`,
        { cause },
      );
    } finally {
      await worker.terminate();
    }
  };
