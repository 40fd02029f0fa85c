/** `npm run receiver:build`: the receiver as one file, with what a server needs beside it. docs/receiver.md goes on from there. */
import { cpSync } from 'node:fs';
import { bundle } from './bundle.ts';

const FOLDER = 'bundles/receiver';

await bundle('examples/receiver/main.ts', `${FOLDER}/receiver.mjs`);
cpSync('examples/receiver/deploy', FOLDER, { recursive: true });
console.log(FOLDER);
