/** The receiver as one program, for `npm run receiver:build`: without words it serves, with words it runs a command. */
import { isMainThread } from 'node:worker_threads';

// mail/drawing.ts starts the same file again.
if (!isMainThread) void import('./mail/invoice-worker.ts');
else if (process.argv.length > 2) void import('./manage.ts');
else void import('./server.ts');
