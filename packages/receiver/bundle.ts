import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import * as siteFiles from './brand/site-files.ts';

const toCode = (value: unknown) =>
  value instanceof Buffer ? `Buffer.from('${value.toString('base64')}', 'base64')` : JSON.stringify(value);

/** Replaces the module that reads and draws the site's files with the values that it exports. */
const siteFilesAsCode: Plugin = {
  name: 'site-files-as-code',
  load: (id) =>
    id.endsWith('/brand/site-files.ts')
      ? Object.entries(siteFiles)
          .map(([name, value]) => `export const ${name} = ${toCode(value)};`)
          .join('\n')
      : undefined,
};

/**
 * Writes the program and all its imports into one file, for machines without this project and its packages.
 */
export async function bundle(file: string): Promise<void> {
  await build({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'node',
    logLevel: 'warn',
    plugins: [siteFilesAsCode],
    output: { file, codeSplitting: false, minify: true },
  });
}
