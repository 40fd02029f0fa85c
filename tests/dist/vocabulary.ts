/** schema.org's own vocabulary, in the types that Google's schema-dts makes of it. */
import { join } from 'node:path';
import ts from 'typescript';

const FILE = join(import.meta.dirname, 'things.ts');

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  types: [],
  // Data needs no more, and the rest takes as long to read as the vocabulary.
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the vocabulary does not know, or would have otherwise: TypeScript reads the data as literals, each once. */
export function faults(things: readonly object[]): readonly string[] {
  const literals = [...new Set(things.map((thing) => JSON.stringify(thing)))].join(',\n');
  const text = `import type { Thing } from 'schema-dts';\n[${literals}] satisfies readonly Thing[];`;
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === FILE ? ts.createSourceFile(name, text, target) : readSource(name, target);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
