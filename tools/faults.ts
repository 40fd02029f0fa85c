/**
 * `npm run test:faults`: applies each fault of tests/faults.yaml to a copy of the project and prints the gate's first
 * failure. Words after `--` choose faults by file or title. Fails where more than MISSED_AT_MOST go unnoticed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { project, type ProjectCopy, projectCopy } from './project-copy.ts';

const MISSED_AT_MOST = 3;

/** The gate's own scripts, each with what must be built before it. */
const STAGES = {
  check: 'npm run check',
  unit: 'npm run test:unit --',
  islands: 'npm run test:islands --',
  dist: 'npm run build && npm run build:samples && npm run test:dist --',
  e2e: 'npm run build:samples && npm run test:e2e -- --max-failures=1',
} as const;

interface Fault {
  /** What a visitor, or whoever runs the site, would meet. */
  readonly title: string;
  readonly file: string;
  /** Is in the file once. */
  readonly find: string;
  readonly replace: string;
  /** The stage that notices it, and its test file, which runs first. */
  readonly caught: `${keyof typeof STAGES} ${string}`;
}

/** The lines that name a failure: Vitest's and Playwright's, or else those of the checks and the build. */
const FAILURES = [/^\s*(?:FAIL |\d+\) \[)/, /\berror\b|^\[warn\] |^\s*× /i];

/** The first failure: in the fault's own test file, or anywhere in the gate where that notices nothing. */
function firstFailure(copy: ProjectCopy, { caught }: Fault): string | undefined {
  const [stage, file] = caught.split(' ') as [keyof typeof STAGES, string];
  // Without it the stage would fail for want of a test.
  const own = existsSync(join(project, file)) ? [[caught, `${STAGES[stage]} ${file}`] as const] : [];
  for (const [name, command] of [...own, ...Object.entries(STAGES)]) {
    const { isDone, output } = copy.run(command, { E2E_PORT: '4390' });
    if (isDone) continue;
    if (output.includes('is already used')) throw new Error('The ports of the browser tests are in use');
    const lines = stripVTControlCharacters(output).split('\n');
    const found = FAILURES.map((failure) => lines.find((line) => failure.test(line)));
    return `${name}: ${(found.find((line) => line !== undefined) ?? lines.at(-1) ?? '').trim()}`;
  }
  return undefined;
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const faults = (parse(readFileSync(join(project, 'tests/faults.yaml'), 'utf8')) as readonly Fault[]).filter(
  ({ title, file }) => words.every((word) => `${file} ${title}`.toLowerCase().includes(word)),
);
const stale = faults.filter(
  ({ file, find }) => !existsSync(file) || readFileSync(file, 'utf8').split(find).length !== 2,
);
if (faults.length === 0 || stale.length > 0)
  throw new Error(`Not to be applied: ${stale.map(({ title }) => title).join(', ') || words.join(' ')}`);

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
    const failure = firstFailure(copy, fault);
    writeFileSync(path, text);
    if (failure === undefined) missed += 1;
    console.log(`${failure === undefined ? 'MISSED' : 'caught'}  ${fault.title} (${fault.file})`);
    if (failure !== undefined) console.log(`        ${failure}`);
  }
} finally {
  copy.remove();
}
console.log(`The gate notices ${faults.length - missed} of ${faults.length} faults.`);
process.exitCode = missed > MISSED_AT_MOST ? 1 : 0;
