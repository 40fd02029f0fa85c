/** The full address of a path. */
export type At = (path: string) => string;

/** Words as they stand, also where Markdown would take something in them for a sign. */
export const literal = (words: string) => words.replaceAll(/[\\`*_[\]<&~|]|^[#>+=-]|(?<=^\d+)[.)]/g, '\\$&');

export const heading = (words: string, level: 2 | 3 = 2) => `${'#'.repeat(level)} ${words}`;

export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

export const numbered = (items: readonly string[]) =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** A short heading and its sentence in one line. */
export const titled = ({ title, text }: Titled) => `**${title}**: ${text}`;

export const link = (words: string, address: string) => `[${words}](${address})`;

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const table = ({ columns, rows }: Table) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');

/** A section under its heading. */
export const section = (words: string, ...blocks: readonly string[]) =>
  [heading(words), ...blocks].join('\n\n');

interface Head {
  readonly title: string;
  readonly lead: string;
}

/** A page's twin: its heading and its lead, its sections, and where the page itself is. */
export const twin = ({ title, lead }: Head, address: string, ...blocks: readonly string[]): string =>
  `${[`# ${title}`, lead, ...blocks, '---', `Web page: <${address}>`].join('\n\n')}\n`;

interface Closing {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** The band that closes a page; its button leads to the contact page. */
export const closing = (words: Closing, contact: string) =>
  section(words.heading, words.text, link(words.action, contact));
