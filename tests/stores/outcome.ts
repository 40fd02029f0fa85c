import type { Outcome, Outcomes } from '../../src/delivery/outcomes.ts';

/** What is shown of this tab's order: at once, and once the receiver has been asked. */
export const shown = (outcomes: Outcomes) =>
  new Promise<readonly Outcome[]>((resolve) => {
    const all: Outcome[] = [];
    outcomes.look((outcome) => {
      all.push(outcome);
      if (outcome.kind !== 'asking') resolve(all);
    });
  });

/** What is known in the end. */
export const foundOut = async (outcomes: Outcomes) => (await shown(outcomes)).at(-1);
