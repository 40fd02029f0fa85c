import { type Node, visit } from 'yaml';
import type { Failure } from './failure.ts';
import { type ReadYaml, readYaml } from './read-yaml.ts';

export interface YamlFailure extends Failure {
  readonly code: string;
}

/** What stops the reader of a text, from the top. */
export function failuresOf({ document, counter }: ReadYaml): readonly YamlFailure[] {
  const failures: YamlFailure[] = [];
  const add = (offset: number, code: string) => {
    const { line, col } = counter.linePos(offset);
    failures.push({ line, column: col, code });
  };
  for (const { pos, code } of [...document.errors, ...document.warnings]) add(pos[0], code);
  // YAML's way to name a value and to repeat it: in our files it is always text that lost its quotation marks.
  visit(document, {
    Node: (_, node: Node & { readonly anchor?: string }) => {
      if (node.anchor && node.range) add(node.range[0], 'ANCHOR');
    },
    Alias: (_, { range }) => {
      add(range?.[0] ?? 0, 'ALIAS');
    },
  });
  return failures.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The same, of lines that are only tried. */
export const failuresIn = (lines: readonly string[]) => failuresOf(readYaml(lines.join('\n')));
