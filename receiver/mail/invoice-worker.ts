/** The thread that draws invoices: mail/drawing.ts starts it. */
import { parentPort } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import { invoicePdf, readFonts } from './invoice-pdf.ts';

const draw = invoicePdf(await readFonts());
parentPort?.on('message', ({ invoice, port }: Drawing) => {
  void draw(invoice).then((pdf) => {
    port.postMessage(pdf);
  });
});
