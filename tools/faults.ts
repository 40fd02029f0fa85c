/**
 * `npm run test:faults`: applies each fault of tests/faults.yaml to a copy of the project and prints what the gate says
 * of it. Words after `--` choose faults by area, file or title. Fails where more than MISSED_AT_MOST go unnoticed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { project, type ProjectCopy, projectCopy } from './project-copy.ts';

const MISSED_AT_MOST = 3;

/** The gate's own scripts, each with what must be built before it. */
const STAGES = {
  check: 'npm run check',
  // That test finds each planted fault by its own list.
  unit: 'npm run test:unit -- --exclude tests/faults.test.ts',
  islands: 'npm run test:islands --',
  dist: 'npm run build && npm run build:samples && npm run test:dist --',
  e2e: 'npm run build:samples && npm run test:e2e -- --max-failures=1',
} as const;

type Stage = keyof typeof STAGES;

export interface Fault {
  /** What a visitor, or whoever runs the site, would meet. */
  readonly title: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The stage that notices it and its test file, which are asked first. */
  readonly caught: `${Stage} ${string}`;
}

/** The lines that name a failure: Vitest's and Playwright's, or else those of the checks and the build. */
const FAILURES = [/^\s*(?:FAIL |\d+\) \[)/, /\berror\b|^\[warn\] |^\s*× /i];

/** What the gate says: the fault's own stage first, and all of the gate where that notices nothing. */
function noticed(copy: ProjectCopy, { caught }: Fault): string | undefined {
  const [stage = '', ...files] = caught.split(' ');
  const own = `${STAGES[stage as Stage]} ${files.join(' ')}`;
  for (const [asked, command] of [[caught, own] as const, ...Object.entries(STAGES)]) {
    const { isDone, output } = copy.run(command, { E2E_PORT: '4390' });
    if (isDone) continue;
    if (output.includes('is already used'))
      throw new Error('Something else listens at a port of the browser tests');
    const lines = stripVTControlCharacters(output).split('\n');
    const found = FAILURES.map((failure) => lines.find((line) => failure.test(line)));
    return `${asked}: ${(found.find((line) => line !== undefined) ?? lines.at(-1) ?? '').trim()}`;
  }
  return undefined;
}

export function readFaults(): Readonly<Record<string, readonly Fault[]>> {
  return parse(readFileSync(join(project, 'tests/faults.yaml'), 'utf8')) as Record<string, readonly Fault[]>;
}

function run(words: readonly string[]): void {
  const faults = Object.entries(readFaults()).flatMap(([area, all]) =>
    all.filter(({ title, file }) =>
      words.every((word) => `${area} ${file} ${title}`.toLowerCase().includes(word.toLowerCase())),
    ),
  );
  const copy = projectCopy();
  let missed = 0;
  try {
    for (const fault of faults) {
      const path = join(copy.root, fault.file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(fault.find, () => fault.replace),
      );
      const notice = noticed(copy, fault);
      writeFileSync(path, text);
      if (notice === undefined) missed += 1;
      console.log(`${notice === undefined ? 'MISSED' : 'caught'}  ${fault.title} (${fault.file})`);
      if (notice !== undefined) console.log(`        ${notice}`);
    }
  } finally {
    copy.remove();
  }
  console.log(`The gate notices ${faults.length - missed} of ${faults.length} faults.`);
  process.exitCode = missed > MISSED_AT_MOST || faults.length === 0 ? 1 : 0;
}

if (import.meta.main) run(process.argv.slice(2));
