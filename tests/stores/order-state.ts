import type { OrderState, StatusWay } from '../../src/delivery/status.ts';

/** Collects the states of this tab's order that are shown: at once, and after the receiver's answer. */
export const shownStates = ({ checkStatus }: StatusWay) =>
  new Promise<readonly OrderState[]>((resolve) => {
    const shown: OrderState[] = [];
    checkStatus((state) => {
      shown.push(state);
      if (state.kind !== 'asking') resolve(shown);
    });
  });

export const finalState = async (status: StatusWay) => (await shownStates(status)).at(-1);
