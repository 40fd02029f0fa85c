/** A thread that draws one invoice: mail/drawing.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { invoicePdf, readFonts } from './invoice-pdf.ts';
import type { Invoice } from './invoice.ts';

const draw = invoicePdf(await readFonts());
parentPort?.postMessage(await draw(workerData as Invoice));
