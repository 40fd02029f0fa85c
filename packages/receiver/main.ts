/** The receiver's one program: without words it serves, with words it runs a command. */
if (process.argv.length > 2) void import('./manage.ts');
else void import('./server.ts');
