/** The receiver's one program: without words it serves, with words it runs a command; mail/drawing.ts starts it as a thread. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) void import('./mail/invoice-worker.ts');
else if (process.argv.length > 2) void import('./manage.ts');
else void import('./server.ts');
