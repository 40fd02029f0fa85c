/**
 * `npm run test:faults`: plants each fault of tests/faults.yaml in a copy of the project and says what the gate says of
 * it. Words after `--` choose faults by file or title. Fails where more than MISSED_AT_MOST of them go unnoticed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { project, type ProjectCopy, projectCopy } from './project-copy.ts';

const MISSED_AT_MOST = 3;

const STAGES = {
  check: 'npm run check',
  unit: "vitest run --project 'unit*'",
  islands: 'vitest run --project islands',
  dist: 'npm run build && npm run build:samples && vitest run --project dist',
  site: 'npm run build:samples && playwright test --project site --project delivery --max-failures 1',
} as const;

type Stage = keyof typeof STAGES;

interface Fault {
  readonly title: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The stage that notices it, and the test file where that is enough: asked first. */
  readonly caught: Stage | `${Stage} ${string}`;
}

// eslint-disable-next-line no-control-regex -- terminal colours
const COLOURS = /\u001b\[[\d;]*m/g;

/** The line by which a person would find the place; nothing where the stage notices nothing. */
function complaint(copy: ProjectCopy, command: string): string | undefined {
  const { isDone, output } = copy.run(command, { E2E_PORT: '4390' });
  if (isDone) return undefined;
  const lines = output.replaceAll(COLOURS, '').split('\n');
  const telling =
    lines.find((line) => /^\s*(?:FAIL|×|✘|\d+\) \[)|\berror\b/i.test(line)) ?? lines.at(-1) ?? '';
  return telling.trim();
}

function noticed(copy: ProjectCopy, { caught }: Fault): string | undefined {
  const [first, file = ''] = caught.split(' ');
  const others = Object.entries(STAGES).filter(([stage]) => stage !== first || file !== '');
  const asked: (readonly [string, string])[] = [
    [caught, `${STAGES[first as Stage]} ${file}`],
    ...others.map(([stage, command]) => [stage, command] as const),
  ];
  for (const [stage, command] of asked) {
    const said = complaint(copy, command);
    if (said !== undefined) return `${stage}: ${said}`;
  }
  return undefined;
}

const words = process.argv.slice(2);
const all = parse(readFileSync(join(project, 'tests/faults.yaml'), 'utf8')) as readonly Fault[];
const faults = all.filter(({ title, file }) =>
  words.every((word) => `${file} ${title}`.toLowerCase().includes(word.toLowerCase())),
);
const copy = projectCopy();
let missed = 0;
try {
  for (const fault of faults) {
    const path = join(copy.root, fault.file);
    const text = readFileSync(path, 'utf8');
    if (text.split(fault.find).length !== 2)
      throw new Error(`${fault.file} does not say once: ${fault.find}`);
    writeFileSync(
      path,
      text.replace(fault.find, () => fault.replace),
    );
    const notice = noticed(copy, fault);
    writeFileSync(path, text);
    if (notice === undefined) missed += 1;
    console.log(
      `${notice === undefined ? 'MISSED' : 'caught'}  ${fault.file}: ${fault.title}\n        ${notice ?? ''}`,
    );
  }
} finally {
  copy.remove();
}
console.log(`${faults.length - missed} of ${faults.length} faults are noticed by the gate.`);
process.exitCode = missed > MISSED_AT_MOST ? 1 : 0;
