/**
 * `npm run test:receiver`: brings about every fault of receiver/tests/faults and prints as a Markdown table what was
 * sent, answered and seen. Fails where an answer is not the expected one, where anything that was accepted is missing or
 * doubled, or where the file contradicts an answer. Words after `--` choose faults by their names.
 */
import { MISSING, programs } from '../receiver/tests/postgres/cluster.ts';
import { FAULTS, meet } from '../receiver/tests/faults/faults.ts';

const line = (...cells: readonly string[]) => {
  console.log(`| ${cells.join(' | ')} |`);
};

const words = process.argv.slice(2);
line('Fault', 'Submissions stored', 'Answered', 'Seen besides');
line('---', '---', '---', '---');
for (const fault of FAULTS.filter(({ name }) => words.every((word) => name.includes(word)))) {
  if (fault.needsPostgres && programs() === undefined) {
    line(fault.name, `Left out: ${MISSING}`);
    continue;
  }
  try {
    const { sent, answered, seen } = await meet(fault);
    line(fault.name, sent, answered, seen);
  } catch (error) {
    line(fault.name, error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'failed');
    process.exitCode = 1;
  }
}
