import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Prints a command and runs it; true if it succeeds. */
export function run(command: string, parameters: readonly string[], options: SpawnSyncOptions = {}): boolean {
  console.log(`> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, ...options.env };
  return spawnSync(command, parameters, { stdio: 'inherit', ...options, env }).status === 0;
}

export const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** A blocked network can hang instead of refusing. */
export function installFromDebian(...packages: readonly string[]): boolean {
  console.log(`Installing from Debian: ${packages.join(', ')}.`);
  // The run level keeps Debian from starting them as services.
  const options = { timeout: 180_000, env: { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' } };
  return (
    run('apt-get', ['update'], options) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
  );
}
