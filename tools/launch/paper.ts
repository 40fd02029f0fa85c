/** The hand-over's paper, as Markdown: `npm run --silent launch:check -- --report https://www.company.co.ke`. */
import { every } from '../content-check/engine/mistake.ts';
import type { Checked } from './live/checked.ts';
import type { Finding, Question } from './report.ts';
import { withoutLogin } from './settings.ts';

export interface Paper {
  readonly company: { readonly name: string; readonly legalName: string };
  readonly site: string;
  readonly day: string;
  /** Of the files on this machine. */
  readonly commit: string;
  /** Its address, with whatever stands before the host; or nothing. */
  readonly repository: string;
  readonly questions: readonly Question[];
  /** `undefined` where there was no address to ask at. */
  readonly live: readonly Checked[] | undefined;
  /** Of both. */
  readonly findings: readonly Finding[];
  /** Those of the build, which its pages show to anyone. */
  readonly settings: Readonly<Record<string, string>>;
}

/** As the notes of content/marks.yaml name them. */
const PERSONS = ['the owner', 'a lawyer', 'a tax adviser'] as const;

/** Content is its owner's, and the rest is done by whoever builds the site. */
export function whoDoes({ place, says }: Finding): string {
  const named = PERSONS.filter((person) => says.includes(person));
  if (named.length > 0) return every(named);
  return /^(?:content|public)\/.|^LICENSE/.test(place) ? 'the owner' : 'whoever builds the site';
}

const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

function answerTo({ findings, unasked }: Question): string {
  if (unasked) return `not asked: ${unasked}`;
  return findings.length === 0 ? 'in order' : `${findings.length} to do`;
}

const answers = ({ questions, live }: Paper): readonly (readonly string[])[] => [
  ...questions.map((question) => [question.what, answerTo(question)]),
  ...(live?.map(({ what, state, answer }) => [what, `${state}: ${answer}`]) ?? [
    ['The live site', 'not asked: its address was not given'],
  ]),
];

const BLANK = '&nbsp;';

const ACCOUNTS = ['Domain and DNS', 'Host of the site', 'Mailbox', 'Repository', 'Form service or receiver'];

/** Where what is not in this paper can be found. */
function places({ settings, repository }: Paper): readonly (readonly string[])[] {
  const at = withoutLogin(repository);
  const set = Object.entries(settings).map(([name, value]) => `\`${name}=${value}\``);
  return [
    ['Words, prices, people', `\`content/\` in the repository${at && `, ${at}`}`],
    [
      'Settings of the build',
      set.length === 0 ? 'none is set' : `${set.join(', ')}, where the site is built`,
    ],
    [
      'Passwords and keys',
      'on no paper and in no repository: the receiver’s in `/etc/receiver.env`, a function’s and a pipeline’s among the host’s secrets',
    ],
  ];
}

export function paper(of: Paper): string {
  const { company, site, day, commit, findings } = of;
  const todo = findings.map((one) => [whoDoes(one), `${one.place}: ${one.says}`, '☐']);
  const identity = [
    ['Company', `${company.name} (${company.legalName})`],
    ['Domain', site],
    ['Day', day],
    ['Commit of the project', commit],
  ];
  const accounts = ACCOUNTS.map((account) => [account, BLANK, BLANK]);
  const signatures = ['Handed over by', `Taken over for ${company.legalName} by`];
  return `${[
    `# Hand-over of ${site}`,
    table(['What', 'Which'], identity),
    '## What was asked',
    table(['What', 'Answer'], answers(of)),
    '## What is still to do',
    todo.length === 0 ? 'Nothing.' : table(['Who', 'What', 'Done'], todo),
    '## Where the settings live',
    table(['What', 'Where'], places(of)),
    table(['Account', 'With whom', 'Belongs to'], accounts),
    '## Signed',
    table(
      ['', 'Name', 'Day', 'Signature'],
      signatures.map((who) => [who, BLANK, BLANK, BLANK]),
    ),
  ].join('\n\n')}\n`;
}
