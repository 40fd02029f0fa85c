/** Before the first test of what is built: a page that is missing or empty is one sentence, and no other test runs. */
import { existsSync, readFileSync } from 'node:fs';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { allPages, type Route, unknown } from '../routes.ts';

const LEAST_CHARACTERS = 100;

const textOf = (html: string, tag: string) =>
  (new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll(/&(?:amp|#38);/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function faultOf({ path, h1 }: Route): string | undefined {
  const page = path === '/' ? '/index' : path === unknown.path ? '/404' : path;
  const file = `${SAMPLE_BUILDS.silent}${page}.html`;
  if (!existsSync(file)) return `${file} is missing`;
  const html = readFileSync(file, 'utf8');
  if (textOf(html, 'h1') !== h1) return `${file} has the heading "${textOf(html, 'h1')}" instead of "${h1}"`;
  return textOf(html, 'main').length < LEAST_CHARACTERS ? `${file} has no content` : undefined;
}

export function setup() {
  const faults = allPages.map(faultOf).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Error(`The sample is not built as it should be.\n${faults.join('\n')}`);
}
