interface Listed {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
}

interface Site {
  readonly companyName: string;
  readonly summary: string;
  readonly pages: readonly Listed[];
}

/** Headings of the list, by the label that pages under them carry; pages with any other label come first. */
const SECTIONS = ['Services', 'Legal'] as const;

/** In the format of llmstxt.org. */
export function llmsText(
  { companyName, summary, pages }: Site,
  textAddress: (path: string) => string,
): string {
  const section = (heading: string, listed: readonly Listed[]) => {
    const lines = listed.map(
      ({ path, title, description }) => `- [${title}](${textAddress(path)}): ${description}`,
    );
    return `## ${heading}\n\n${lines.join('\n')}`;
  };
  const under = (name: string) => pages.filter(({ label }) => label === name);
  const first = pages.filter(({ label }) => !SECTIONS.some((name) => name === label));
  return `${[
    `# ${companyName}`,
    `> ${summary}`,
    section('Pages', first),
    ...SECTIONS.map((name) => section(name, under(name))),
  ].join('\n\n')}\n`;
}
