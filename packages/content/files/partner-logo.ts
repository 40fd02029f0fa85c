import { readFileSync } from 'node:fs';
import { cleanDrawing } from './picture-findings.ts';

export const cleanLogo = (file: string): string => cleanDrawing(readFileSync(file, 'utf8'));
