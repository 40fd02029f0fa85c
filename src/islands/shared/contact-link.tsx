import type { ReactNode } from 'react';
import { paths } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { writeSession } from '../../platform/session.ts';

interface Props {
  /** Begins the message. */
  readonly prefill: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const ContactLink = ({ prefill, ...link }: Props) => (
  <a
    {...link}
    href={paths.contact}
    onClick={() => {
      writeSession(SESSION_KEYS.contactPrefill, prefill);
    }}
  />
);
