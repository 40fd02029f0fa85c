import type { ComponentType } from 'react';
import type { ContactValues } from '@site/rules/contact/fields';

export interface AcceptedMessage {
  readonly values: ContactValues;
  /** Of a message that was delivered. */
  readonly reference?: string;
}

/** The office's. */
export interface Addresses {
  readonly email: string;
  readonly whatsapp: string;
}

/** What the visitor has typed; `fields` are those of the form that are not. */
export interface TypedMessage {
  readonly typed: ContactValues;
  readonly values: ContactValues;
  readonly fields: FormData;
}

export type AcceptedProps = AcceptedMessage & Addresses & { readonly onTaken: () => void };

export interface ProgressProps {
  readonly email: string;
  readonly message: ContactValues;
}

/**
 * How messages go. Each way is a module of this shape in contact/, and a build has the one that its settings ask for:
 * see src/integrations/delivery.ts.
 */
export interface Contact {
  /** Where a press sends the form until the script is here; nowhere without an address. */
  readonly action: () => string | undefined;
  /** Fields that no visitor fills in. */
  readonly HiddenFields: ComponentType;
  /** Below the button: how to stop a message that is being sent, and why it was not taken. */
  readonly Progress: ComponentType<ProgressProps>;
  /** Nothing for a message that was not taken; why is in the stores of sending.ts then. */
  readonly send: (message: TypedMessage) => Promise<AcceptedMessage | undefined>;
  /** What the toast says of an accepted message. */
  readonly thanks: (accepted: AcceptedMessage) => readonly [title: string, text: string];
  /** Whether an accepted message is gone; else it stays a draft until its visitor has sent it. */
  readonly isGone: boolean;
  /** What there is to do or to know after "Thank you, Akinyi." */
  readonly Accepted: ComponentType<AcceptedProps>;
}
