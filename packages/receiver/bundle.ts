/** The receiver as one file. */
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import * as siteFiles from './brand/site-files.ts';

const asCode = (value: unknown) =>
  value instanceof Uint8Array
    ? `Buffer.from('${Buffer.from(value).toString('base64')}', 'base64')`
    : JSON.stringify(value);

/** In the place of the module that reads and draws them. */
const madeBefore: Plugin = {
  name: 'made-before',
  load: (id) =>
    id.endsWith('/brand/site-files.ts')
      ? Object.entries(siteFiles)
          .map(([name, value]) => `export const ${name} = ${asCode(value)};`)
          .join('\n')
      : undefined,
};

/** One file of the program and all that it imports, for where there is neither this project nor its packages. */
export async function bundle(file: string): Promise<void> {
  await build({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'node',
    logLevel: 'warn',
    plugins: [madeBefore],
    output: { file, codeSplitting: false, minify: true },
  });
}
