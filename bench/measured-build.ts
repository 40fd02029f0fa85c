/** Builds the Astro project in the current folder and prints what it took, as JSON on the last line. */
import { build } from 'astro';

const start = performance.now();
await build({ logLevel: 'error' });
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, megabytes: maxRSS / 1024 }));
