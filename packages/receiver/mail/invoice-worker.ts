/** The thread that draws one invoice: mail/drawing.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Invoice } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

parentPort?.postMessage(await invoicePdf(workerData as Invoice));
