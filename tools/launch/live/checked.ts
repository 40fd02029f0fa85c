import type { Finding } from '../report.ts';

/** One thing that a live site was asked, and what it answered. */
export interface Checked {
  readonly what: string;
  readonly state: 'in order' | 'to do' | 'not asked';
  /** A sentence without its full stop. */
  readonly answer: string;
  /** One action, where there is something to do. */
  readonly action?: string;
}

const LONGEST = 500;

/** What a site sent may be long, and steer a terminal. */
const inOneLine = (answer: string) => answer.replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST);

export const inOrder = (what: string, answer: string): Checked => ({
  ...{ what, state: 'in order', answer: inOneLine(answer) },
});

export const notAsked = (what: string, answer: string): Checked => ({ what, state: 'not asked', answer });

export const toDo = (what: string, answer: string, action: string): Checked => ({
  ...{ what, state: 'to do', answer: inOneLine(answer), action },
});

/** To do as soon as there is an answer that is wrong. */
export const judged = (what: string, wrong: string | undefined, action: string, right: string): Checked =>
  wrong === undefined ? inOrder(what, right) : toDo(what, wrong, action);

const SHOWN = 3;

/** The first of them. */
export const few = (words: readonly string[]) =>
  words.slice(0, SHOWN).join(', ') + (words.length > SHOWN ? ', …' : '');

export const says = ({ what, answer, action }: Checked) =>
  [`${what}: ${answer}.`, ...(action === undefined ? [] : [action])].join(' ');

/** A line for each. */
export const liveLines = (place: string, checked: readonly Checked[]) =>
  [place, ...checked.map((one) => `  ${one.state.padEnd('not asked'.length)}  ${says(one)}`)].join('\n');

export const liveFindings = (place: string, checked: readonly Checked[]): readonly Finding[] =>
  checked.filter(({ state }) => state === 'to do').map((one) => ({ place, says: says(one) }));
