import type { ComponentType } from 'react';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';

/**
 * A way to deliver orders. Each way is a module of this shape in orders/, with a module in status/ that
 * follows the order afterwards. The build's settings choose one way: see src/integrations/delivery.ts.
 */
export interface OrderDelivery {
  readonly getButtonLabels: () => { readonly submit: string; readonly busy: string };
  /**
   * Shows, below the form, how to stop sending, and why an order was not accepted. Shows nothing for
   * simulated orders.
   */
  readonly SendingFeedback: ComponentType;
  readonly placeOrder: PlaceOrder;
}
