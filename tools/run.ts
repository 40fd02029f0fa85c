import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/** Runs a command in the open, and says whether it went well. */
export function run(command: string, parameters: readonly string[], options: SpawnSyncOptions = {}): boolean {
  console.log(`> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, ...options.env };
  return spawnSync(command, parameters, { stdio: 'inherit', ...options, env }).status === 0;
}

/** Installs Debian's packages, which needs root. A blocked network can hang instead of refusing. */
export function installFromDebian(...packages: readonly string[]): boolean {
  console.log(`Installing from Debian, which needs root: ${packages.join(', ')}.`);
  // The run level keeps Debian from starting them as services.
  const options = { timeout: 180_000, env: { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' } };
  return (
    run('apt-get', ['update'], options) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
  );
}
