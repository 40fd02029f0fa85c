import type { Outcome, Outcomes } from '../../src/delivery/outcomes.ts';

/** What is known at once of this tab's order. */
export function outcomeOf(outcomes: Outcomes): Outcome | undefined {
  let shown: Outcome | undefined;
  outcomes.look((outcome) => {
    shown = outcome;
  });
  return shown;
}

/** What is known once the receiver has been asked. */
export const foundOut = (outcomes: Outcomes) =>
  new Promise<Outcome>((resolve) => {
    outcomes.look((outcome) => {
      if (outcome.kind !== 'asking') resolve(outcome);
    });
  });
