/** `npm run receiver:build`: the receiver as one file, with what a server needs beside it: receiver/docs/setting-up.md. */
import { cpSync } from 'node:fs';
import { bundle } from './bundle.ts';

const FOLDER = 'bundles/receiver';

await bundle('receiver/main.ts', `${FOLDER}/receiver.mjs`);
cpSync('receiver/deploy', FOLDER, { recursive: true });
console.log(FOLDER);
