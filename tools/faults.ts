/**
 * `npm run test:faults`: applies each fault of tests/faults.yaml to a copy of the project and prints what the gate says
 * of it. Words after `--` choose faults by area, file or title. Fails where more than MISSED_AT_MOST go unnoticed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';

const MISSED_AT_MOST = 3;

/** The gate's own scripts, each with what must be built before it. */
const STAGES = {
  check: 'npm run check',
  unit: 'npm run test:unit --',
  islands: 'npm run test:islands --',
  dist: 'npm run build:all && npm run test:dist --',
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

const project = new URL('../', import.meta.url).pathname;

function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '')) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(project, file), join(copy, file));
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The lines that name a failure: Vitest's and Playwright's, or else those of the checks and the build. */
const FAILURES = [/^\s*(?:FAIL |\d+\) \[)/, /\berror\b|^\[warn\] |^\s*× /i];

/** The line by which a person would find the place; nothing where the stage notices nothing. */
function complaint(copy: string, command: string): string | undefined {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${copy}/node_modules/.bin:${process.env.PATH ?? ''}`, E2E_PORT: '4390' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return undefined;
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`).split('\n');
  const found = FAILURES.map((failure) => lines.find((line) => failure.test(line)));
  return (found.find((line) => line !== undefined) ?? lines.at(-1) ?? '').trim();
}

/** Its own stage first, and all of the gate where that notices nothing. */
function noticed(copy: string, { caught }: Fault): string | undefined {
  const [stage = '', ...files] = caught.split(' ');
  const own = `${STAGES[stage as Stage]} ${files.join(' ')}`;
  for (const [asked, command] of [[caught, own] as const, ...Object.entries(STAGES)]) {
    const words = complaint(copy, command);
    if (words !== undefined) return `${asked}: ${words}`;
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
      const path = join(copy, fault.file);
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
    rmSync(copy, { recursive: true });
  }
  console.log(`The gate notices ${faults.length - missed} of ${faults.length} faults.`);
  process.exitCode = missed > MISSED_AT_MOST || faults.length === 0 ? 1 : 0;
}

if (import.meta.main) run(process.argv.slice(2));
