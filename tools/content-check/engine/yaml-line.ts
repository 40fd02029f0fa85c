/** A name and a value on a line: dashes and spaces in front, the field's name, and all that follows. */
export interface YamlLine {
  /** `  - title: ` */
  readonly front: string;
  /** `title`, or nothing for an entry of a plain list. */
  readonly field: string | undefined;
  readonly value: string;
}

/** A line of YAML without its comment; nothing where it is neither a field nor an entry. */
export function yamlLine(line: string): YamlLine | undefined {
  const [, front, field, rest] = /^(\s*(?:- +)*(?:([\w-]+):(?: +|$))?)(.*?)\s*$/.exec(line) ?? [];
  if (front === undefined || rest === undefined || (field === undefined && !front.includes('-')))
    return undefined;
  return { front, field, value: rest.replace(/\s+#\s.*$/, '') };
}
