import { build } from 'rolldown';

/** One file of a module and all that it imports, for where there is neither this project nor its packages. */
export async function bundle(input: string, file: string): Promise<void> {
  await build({ input, platform: 'node', logLevel: 'warn', output: { file, codeSplitting: false } });
}
