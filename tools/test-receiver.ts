/**
 * `npm run test:receiver`: brings about every fault of tests/receiver/faults and prints as a Markdown table what was
 * sent, answered and is in the file. Fails where an answer is not the expected one, where anything that was accepted is
 * missing or doubled, or where the file contradicts an answer.
 */
import { FAULTS, meet } from '../tests/receiver/faults/faults.ts';

const HEADER = [
  'Fault',
  'Submissions sent',
  'Answered',
  'In the file',
  'Lost',
  'Doubled',
  'Untrue answers',
  'Seen besides',
];
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const rows = [line(HEADER), line(HEADER.map(() => '---'))];
for (const fault of FAULTS) {
  console.error(`${fault.name} …`);
  try {
    const { sent, answered, inFile, lost, doubled, untrue, seen } = await meet(fault, 'full');
    rows.push(line([fault.name, sent, answered, inFile, lost, doubled, untrue, seen]));
    if (lost + doubled + untrue > 0) process.exitCode = 1;
  } catch (error) {
    rows.push(line([fault.name, error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'failed']));
    process.exitCode = 1;
  }
}
console.log(rows.join('\n'));
