import { spawnSync } from 'node:child_process';

/** Runs a command in the open, and says whether it went well. */
export function run(command: string, parameters: readonly string[], timeout?: number): boolean {
  console.log(`> ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'inherit', timeout }).status === 0;
}
