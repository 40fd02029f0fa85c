import type { OrderState, OrderStatusView } from '#delivery/status.ts';

/** Collects the states of this tab's order, up to the first that is not `checking`. */
export const collectStates = ({ checkStatus }: OrderStatusView) =>
  new Promise<readonly OrderState[]>((resolve) => {
    const states: OrderState[] = [];
    checkStatus((state) => {
      states.push(state);
      if (state.kind !== 'checking') resolve(states);
    });
  });

export const waitForFinalState = async (status: OrderStatusView) => (await collectStates(status)).at(-1);
