/** A name and a value on a line: dashes and spaces in front, the field's name, and all that follows. */
export interface LineParts {
  /** `  - title: ` */
  readonly front: string;
  /** `title`, or nothing for an entry of a plain list. */
  readonly field: string | undefined;
  readonly value: string;
  /** A remark at the end of the line, with its `#` and the spaces before it. */
  readonly remark: string;
}

export function lineParts(line: string): LineParts | undefined {
  const [, front, field, rest] = /^(\s*(?:- +)*(?:([\w-]+): *)?)(.*?)\s*$/.exec(line) ?? [];
  if (front === undefined || rest === undefined || (field === undefined && !front.includes('-')))
    return undefined;
  const remark = /\s+#\s.*$/.exec(rest)?.[0] ?? '';
  return { front, field, value: rest.slice(0, rest.length - remark.length), remark };
}

/** Text in quotation marks as YAML reads them: single ones, or double ones around an apostrophe. */
export function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A line whose value begins with a brace is read as a group of fields, unless the value is quoted. */
export function withQuotedBrace(line: string): string {
  const parts = lineParts(line);
  return parts?.value.startsWith('{') && !parts.value.startsWith('{ ')
    ? parts.front + quoted(parts.value) + parts.remark
    : line;
}

/** `“Now: faster”`: the marks that Word makes of straight ones, around all of a text. */
const CURLY = /^[“‘„](.*)[”’]$/s;

/** What stands within curly quotation marks, where they are around all of the text. */
export const withinCurly = (text: string): string | undefined => CURLY.exec(text)?.[1];

/** The text without the quotation marks that an editor put around it, closed or not. */
export const unquoted = (text: string): string =>
  text.replace(/^(['"])(.*?)\1?$/s, (_, mark: string, inner: string) =>
    mark === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"'),
  );
