/** Starts the receiver, or runs the command that is named by the arguments. */
if (process.argv.length > 2) void import('./manage.ts');
else void import('./server.ts');
