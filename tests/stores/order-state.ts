import type { OrderState, StatusWay } from '../../src/delivery/status.ts';

/** Collects what is shown of this tab's order: at once, and after the receiver was asked. */
export const shownStates = ({ checkStatus }: StatusWay) =>
  new Promise<readonly OrderState[]>((resolve) => {
    const shown: OrderState[] = [];
    checkStatus((state) => {
      shown.push(state);
      if (state.kind !== 'asking') resolve(shown);
    });
  });

export const finalState = async (status: StatusWay) => (await shownStates(status)).at(-1);
