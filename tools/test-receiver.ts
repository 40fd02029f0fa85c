/**
 * `npm run test:receiver`: brings about every fault of receiver/tests/faults and prints as a Markdown table what was
 * sent, answered and is in the file. Fails where an answer is not the expected one, where anything that was accepted is
 * missing or doubled, or where the file contradicts an answer. Words after `--` choose faults by their names.
 */
import { basename } from 'node:path';
import { MISSING, programs } from '../receiver/tests/postgres/cluster.ts';
import { FAULTS, meet } from '../receiver/tests/faults/faults.ts';

const HEADER = [
  ...['Fault', 'Submissions sent', 'Answered', 'In the file', 'Lost', 'Doubled', 'Untrue answers'],
  ...['Seen besides', 'What visitors are told is shown by'],
];
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Why the fault cannot be brought about here. */
function lackOf({ needsRoot, needsPostgres }: (typeof FAULTS)[number]): string | undefined {
  if (needsRoot && process.getuid?.() !== 0) return 'it needs root';
  return needsPostgres && programs() === undefined ? MISSING : undefined;
}

const rows = [line(HEADER), line(HEADER.map(() => '---'))];
const words = process.argv.slice(2);
for (const fault of FAULTS.filter(({ name }) => words.every((word) => name.includes(word)))) {
  const lacking = lackOf(fault);
  if (lacking !== undefined) {
    rows.push(line([fault.name, `Left out: ${lacking}`]));
    continue;
  }
  console.error(`${fault.name} …`);
  try {
    const { sent, answered, inFile, lost, doubled, untrue, seen } = await meet(fault, 'full');
    const shown = `\`${basename(fault.shown[0])}\``;
    rows.push(line([fault.name, sent, answered, inFile, lost, doubled, untrue, seen, shown]));
    if (lost + doubled + untrue > 0) process.exitCode = 1;
  } catch (error) {
    rows.push(line([fault.name, error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'failed']));
    process.exitCode = 1;
  }
}
console.log(rows.join('\n'));
