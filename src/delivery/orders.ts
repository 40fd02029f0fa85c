import type { ComponentType } from 'react';
import type { PlaceOrder } from '../logic/delivery/ways.ts';

/**
 * A way that orders go. Each is a module of this shape in orders/, with what is known of the order afterwards in
 * status/. The build's settings choose one: see src/integrations/delivery.ts.
 */
export interface OrderWay {
  readonly words: () => { readonly submit: string; readonly busy: string };
  /** Below the form: how to stop an order that is being sent, and why it was not taken. */
  readonly Progress: ComponentType;
  readonly placeOrder: PlaceOrder;
}
