import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import * as siteFiles from './brand/site-files.ts';

/** Encodes a value as a JavaScript expression. */
const encodeLiteral = (value: unknown) =>
  value instanceof Buffer ? `Buffer.from('${value.toString('base64')}', 'base64')` : JSON.stringify(value);

/** Replaces brand/site-files.ts, which reads files of the project, with the values that it exports. */
const siteFilesAsCode: Plugin = {
  name: 'site-files-as-code',
  load: (id) =>
    id.endsWith('/brand/site-files.ts')
      ? Object.entries(siteFiles)
          .map(([name, value]) => `export const ${name} = ${encodeLiteral(value)};`)
          .join('\n')
      : undefined,
};

/** Writes the receiver and everything that it imports into one file, which runs without this project. */
export async function bundle(file: string) {
  await build({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'node',
    logLevel: 'warn',
    plugins: [siteFilesAsCode],
    output: { file, codeSplitting: false, minify: true },
  });
}
