import { readFileSync } from 'node:fs';
import { cleanSvg } from './picture-findings.ts';

export const cleanLogo = (file: string): string => cleanSvg(readFileSync(file, 'utf8'));
