import { readFileSync } from 'node:fs';
import { cleanSvg } from './picture-checks.ts';

/** Reads a partner's logo without its metadata and scripts. Style rules become attributes. */
export const readCleanLogo = (path: string) => cleanSvg(readFileSync(path, 'utf8'));
