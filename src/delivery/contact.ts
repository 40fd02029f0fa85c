import type { ComponentType } from 'react';
import type { ContactValues } from '@site/rules/contact/fields';
import type { AcceptedMessage, SendMessage } from '#logic/delivery/interfaces.ts';

export interface OfficeAddresses {
  readonly email: string;
  readonly whatsapp: string;
}

export type NextStepProps = AcceptedMessage & OfficeAddresses & { onSent: () => void };

export interface FeedbackProps {
  email: string;
  message: ContactValues;
}

/**
 * A way to deliver messages. Each way is a module of this shape in contact/. The build's settings choose one:
 * see src/integrations/delivery.ts.
 */
export interface MessageDelivery {
  /** The URL that the form posts to before hydration. */
  readonly action: () => string | undefined;
  /** Adds the fields that no visitor fills in. */
  readonly HiddenFields: ComponentType;
  /** Shows below the form how to stop a message that is being sent, and why a message was not accepted. */
  readonly SendingFeedback: ComponentType<FeedbackProps>;
  readonly sendMessage: SendMessage;
  /** Shows the reference of an accepted message, or how to send it, below the thanks. */
  readonly NextStep: ComponentType<NextStepProps>;
}
