export interface SplitDocument {
  readonly frontmatter: string;
  readonly body: string;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/**
 * Splits an MDX file at its two lines of dashes; nothing where they are not both there. What belongs to the other
 * part is blank, so that lines and offsets are those of the file.
 */
export function splitDocument(text: string): SplitDocument | undefined {
  const [all, opening, inner] = /^(---[ \t]*\n)(.*?\n)---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  if (all === undefined || opening === undefined || inner === undefined) return undefined;
  return { frontmatter: blank(opening) + inner, body: blank(all) + text.slice(all.length) };
}
