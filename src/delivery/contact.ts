import type { ComponentType } from 'react';
import type { ContactValues } from '@site/rules/contact/fields';
import type { MessageResult, SendMessage } from '#logic/delivery/interfaces.ts';

/** The office's email address and WhatsApp number. */
export interface OfficeContacts {
  readonly email: string;
  readonly whatsapp: string;
}

export type NextStepProps = MessageResult & OfficeContacts & { onSent: () => void };

export interface SendingFeedbackProps {
  email: string;
  message: ContactValues;
}

/**
 * A way to deliver messages. Each way is a module of this shape in contact/. The build's settings choose one:
 * see src/integrations/delivery.ts.
 */
export interface MessageDelivery {
  /** Returns the URL to which the form posts before hydration, if messages are sent. */
  readonly getAction: () => string | undefined;
  /** Renders the fields that no visitor fills in. */
  readonly HiddenFields: ComponentType;
  /**
   * Shows, below the form, how to stop sending, and why a message was not accepted. If the page sends
   * nothing, says what the visitor does next.
   */
  readonly SendingFeedback: ComponentType<SendingFeedbackProps>;
  readonly sendMessage: SendMessage;
  /**
   * Shows the reference of a message that was sent, or how the visitor can send it. A heading above says
   * thank you.
   */
  readonly NextStep: ComponentType<NextStepProps>;
}
