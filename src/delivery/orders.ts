import type { ComponentType } from 'react';
import type { PlaceOrder } from '../logic/delivery/ways.ts';

/**
 * A way to deliver orders. Each is a module of this shape in orders/, and has one in status/ that follows the
 * order afterwards. The build's settings choose one: see src/integrations/delivery.ts.
 */
export interface OrderWay {
  readonly words: () => { readonly submit: string; readonly busy: string };
  /** Shows below the form how to stop an order that is being sent, and why it was not accepted. */
  readonly Progress: ComponentType;
  readonly placeOrder: PlaceOrder;
}
