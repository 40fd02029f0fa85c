import type { OrderState, StatusWay } from '#delivery/status.ts';

/** Collects the states of this tab's order: the first one, and the one after the receiver's answer. */
export const collectStates = ({ checkStatus }: StatusWay) =>
  new Promise<readonly OrderState[]>((resolve) => {
    const states: OrderState[] = [];
    checkStatus((state) => {
      states.push(state);
      if (state.kind !== 'asking') resolve(states);
    });
  });

export const getFinalState = async (status: StatusWay) => (await collectStates(status)).at(-1);
