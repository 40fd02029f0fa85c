import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'rolldown';

/** The file as an expression that gives its bytes. */
const inlined = (file: string) =>
  `process.getBuiltinModule('node:zlib').brotliDecompressSync(Buffer.from('${brotliCompressSync(readFileSync(file)).toString('base64')}', 'base64'))`;

/** What a module of ours reads from beside itself, within the module. */
const inlineFiles: Plugin = {
  name: 'inline-files',
  transform(code, id) {
    if (!id.endsWith('.ts')) return undefined;
    const whole = code
      .replaceAll(
        /readFile\(new URL\('([^']+)', import\.meta\.url\)\)/g,
        (_, path: string) => `Promise.resolve(${inlined(join(dirname(id), path))})`,
      )
      .replaceAll(/readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g, (_, path: string) =>
        JSON.stringify(readFileSync(join(dirname(id), path), 'utf8')),
      )
      // A module that runs as a thread is in the same file, whose entry knows threads.
      .replaceAll(/new URL\('[^']+\.ts', import\.meta\.url\)/g, 'new URL(OWN_FILE)');
    if (whole.includes('import.meta.url'))
      throw new Error(`${id} reads a file in a way that cannot be inlined`);
    return whole.replaceAll('OWN_FILE', 'import.meta.url');
  },
};

/** What packages bring along and nothing here needs, by how their modules name it. */
const REPLACED: readonly (readonly [module: RegExp, code: string])[] = [
  // 800 kB to decompress a kind of font that Node can decompress.
  [/^brotli\/decompress\.js$/, `export { brotliDecompressSync as default } from 'node:zlib';`],
  // 76 kB to guess an attachment's type by its name. Ours say theirs.
  [
    /\/mime-types\.js$/,
    `export const detectMimeType = () => 'application/octet-stream', detectExtension = () => 'bin';`,
  ],
];

const codeFor = (id: string) => REPLACED.find(([module]) => module.test(id))?.[1];

/** What only this machine can draw or read, as what came of it. */
const MADE_BEFORE = /\/brand\/(?:colours|logo)\.ts$/;

const asCode = (value: unknown) =>
  value instanceof Uint8Array
    ? `Buffer.from('${Buffer.from(value).toString('base64')}', 'base64')`
    : JSON.stringify(value);

const madeBefore: Plugin = {
  name: 'made-before',
  async load(id) {
    if (!MADE_BEFORE.test(id)) return undefined;
    const made = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
    return Object.entries(made)
      .map(([name, value]) => `export const ${name} = ${asCode(value)};`)
      .join('\n');
  },
};

const lighterPackages: Plugin = {
  name: 'lighter-packages',
  resolveId: (id) => (codeFor(id) === undefined ? undefined : `\0${id}`),
  load: (id) => (id.startsWith('\0') ? codeFor(id.slice(1)) : undefined),
};

/** One file of a module and all that it imports, for where there is neither this project nor its packages. */
export async function bundle(input: string, file: string): Promise<void> {
  await build({
    input,
    platform: 'node',
    logLevel: 'warn',
    // What was read at the bundling needs no module of Node's: hosts of functions have few.
    treeshake: { moduleSideEffects: [{ test: /^node:/, sideEffects: false }] },
    plugins: [madeBefore, inlineFiles, lighterPackages],
    output: { file, codeSplitting: false, minify: true },
  });
}
