import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEditedCopy } from './edited-copy.ts';

test('two builds of one commit are the same, in any folder, time zone and language', () => {
  const [firstBuild = '', secondBuild = ''] = [
    { TZ: 'Africa/Nairobi', LANG: 'en_GB.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'C' },
  ].map((environment) => {
    const { root, runOrThrow, remove } = createEditedCopy();
    onTestFinished(remove);
    runOrThrow('npm run build', environment);
    return root;
  });
  for (const part of ['dist', 'hosts']) {
    const diffArguments = ['diff', '--no-index', '--stat', join(firstBuild, part), join(secondBuild, part)];
    expect(execFileSync('git', diffArguments, { encoding: 'utf8' })).toBe('');
  }
});
