/** Starts the receiver, or runs the command that the arguments name. */
if (process.argv.length > 2) void import('./manage.ts');
else void import('./server.ts');
