import { readFileSync } from 'node:fs';
import { cleanSvg } from './picture-checks.ts';

export const cleanLogo = (file: string): string => cleanSvg(readFileSync(file, 'utf8'));
